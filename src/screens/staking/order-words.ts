import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Result } from '#shared/api/index.ts'

export type Order = Result<'product/order'>['list'][number]

/** What paying an order needs to know of it, whoever pays it. */
export type Payable = Pick<Order, 'no' | 'coin' | 'amount' | 'openedBlock'>

/** Where a pledge came from, in words (specification §3: method). */
export const methodWords: Record<Order['method'], MessageDescriptor> = {
  balance: msg`Balance`,
  wallet: msg`Wallet`,
}

/** How much of its term has passed, 0 to 1; for drawing only. What never started has no term that passes. */
export function shareDone({
  termDays,
  remainingDays,
  status,
}: Pick<Order, 'termDays' | 'remainingDays' | 'status'>): number {
  if (status === 'end') return 1
  if (status !== 'success') return 0
  return Math.min(1, Math.max(0, (termDays - remainingDays) / termDays))
}
