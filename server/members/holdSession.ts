import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'

type Asking = { id: string; tokenHash: string }

/**
 * Keeps the member from changing until the transaction ends, and refuses `signedOut` when the sign-in has ended since the
 * call began: whoever proved the wallet, set another password or froze the account was first, and that stands. `now`
 * is asked once the member is held: who was frozen after the call began may be let in again already.
 */
export async function holdSession(
  tx: Tx,
  { id, tokenHash }: Asking,
  now: () => Date,
): Promise<void> {
  await tx`select 1 from member where id = ${id} for no key update`
  // A statement of its own: it sees what was waited for.
  const found = await tx`
    select 1 from session s join member m on m.id = s.member_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now()} and m.frozen_at is null`
  if (found.length === 0) throw new Refusal('signedOut')
}
