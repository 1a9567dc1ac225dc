import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'

/** A withdrawal that may have been paid on the chain and is held in the books; `payout` is its id there. */
export type GoingOut = { coin: Coin; amount: bigint; payout: string }

/** All of them: as few as the payer has on their way at once. */
export const goingOut = (tx: Tx): Promise<GoingOut[]> =>
  tx`
    select coin, amount, payout_id as payout from withdrawal
    where state in ('nonce', 'signed', 'broadcast', 'mined')`
