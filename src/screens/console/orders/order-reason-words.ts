import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderReason } from '#shared/reasons.ts'

const REASONS: Readonly<Record<OrderReason, MessageDescriptor>> = {
  expired: msg`No payment of exactly this amount came in time.`,
  notFound: msg`The chain never showed the transaction that was named.`,
  dropped: msg`The network dropped the transaction before it came into a block.`,
  late: msg`The payment came after the order had ended, and was credited to the balance.`,
  reverted: msg`The transaction failed on the chain.`,
  replaced: msg`The wallet replaced the transaction by another one.`,
  wrongReceiver: msg`The transaction did not pay the pool.`,
  wrongSender: msg`The payment came from another address.`,
  wrongAmount: msg`Another amount came, and was credited to the balance.`,
  wrongCoin: msg`The other coin came, and was credited to the balance.`,
  unproved: msg`The payment came from an address that is not proved, and is unclaimed.`,
  alreadyUsed: msg`The transaction belongs to another order.`,
  reorganised: msg`The chain took the payment back.`,
}

/** Why an order failed; what is not known here goes by its own name. */
export const orderReasonWords = (reason: string): MessageDescriptor =>
  (REASONS as Readonly<Record<string, MessageDescriptor>>)[reason] ?? {
    id: reason,
    message: reason,
  }
