import type { Result } from '#shared/api/index.ts'

/** What a ticket tells of its order. */
export type Ticketed = Result<'product/openTicket'>

/** Nothing more can happen to the order that this page would show. */
export const isOver = (ticketed: Ticketed | undefined): boolean =>
  ticketed !== undefined && ticketed.order.status !== 'review'
