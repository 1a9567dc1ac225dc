import type { Result } from '#shared/api/index.ts'

/** What a ticket tells of its order. */
export type Ticketed = Result<'product/openTicket'>

/** Nothing more can happen to the order that this page would show. */
export const isOver = (ticketed: Ticketed | undefined): boolean =>
  ticketed !== undefined && ticketed.order.status !== 'review'

/** Whether the link ended before this page heard what became of the order: what it last heard is not so any more. */
export const isLost = ({ ended, ticketed }: { ended: boolean; ticketed: Ticketed | undefined }) =>
  ended && !isOver(ticketed)

/** What is known of the payment: a hash alone is what somebody said, and paid is what shows in a block. */
export function outcomeOf({
  status,
  confirmations,
}: Pick<Ticketed['order'], 'status' | 'confirmations'>): 'failed' | 'open' | 'paid' | 'runs' {
  if (status === 'fail') return 'failed'
  if (status !== 'review') return 'runs'
  return confirmations === null ? 'open' : 'paid'
}
