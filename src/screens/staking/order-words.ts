import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Result } from '#shared/api/index.ts'

export type Order = Result<'product/order'>['list'][number]

/** What paying an order needs to know of it, whoever pays it. */
export type Payable = Pick<Order, 'no' | 'coin' | 'amount'>

/** Where a pledge came from, in words (specification §3: method). */
export const methodWords: Record<Order['method'], MessageDescriptor> = {
  balance: msg`Balance`,
  wallet: msg`Wallet`,
}

/** How much of its term has passed, 0 to 1; for drawing only. */
export const shareDone = ({ termDays, remainingDays, status }: Order): number =>
  status === 'end' ? 1 : Math.min(1, Math.max(0, (termDays - remainingDays) / termDays))
