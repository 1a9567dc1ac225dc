import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { PAID_OTHERWISE } from './mayBePaid.ts'

/** A withdrawal that may have been paid on the chain and is held in the books; `payout` is its id there. */
export type GoingOut = { coin: Coin; amount: bigint; payout: string }

/**
 * All of them: as few as the payer has on their way at once. Not one under whose id something else was paid: that is owed to
 * its member as before.
 */
export const goingOut = (tx: Tx): Promise<GoingOut[]> =>
  tx`
    select coin, amount, payout_id as payout from withdrawal
    where state in ('nonce', 'signed', 'broadcast', 'mined') and halted is distinct from ${PAID_OTHERWISE}`

/**
 * Withdrawals that the books say were paid, that a reorganisation took away, and that were not found on the chain again yet, or
 * found undone: what the pool still holds of them is owed all the same.
 */
export const takenAway = (tx: Tx): Promise<GoingOut[]> =>
  tx`
    select w.coin, w.amount, w.payout_id as payout from payout_tx t join withdrawal w on w.id = t.withdrawal_id
    where (t.astray or t.unpaid) and w.state = 'paid'`
