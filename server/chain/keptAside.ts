import type { Tx } from '#server/db/Tx.ts'
import type { Result } from '#shared/api/index.ts'

/** So many payments are told, the newest: operators see all. */
const MOST = 100

/**
 * What came from the wallet of a member before it had signed, and is nobody's yet; amounts in base units. Nothing for whose wallet has
 * not signed: who only typed an address learns nothing of what its owner pays (docs/decisions/022).
 */
export const keptAside = (tx: Tx, member: string): Promise<Result<'asset/keptAside'>['list']> =>
  tx`
    select a.id, a.coin, a.amount, a.tx_hash as hash, a.block_at as at
    from member m join arrival a on a.sender = m.account_key
    where m.id = ${member} and m.signed_at is not null and a.credited_as = 'unclaimed'
    order by a.id desc limit ${MOST}`
