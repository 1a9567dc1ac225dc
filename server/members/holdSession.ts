import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'

/**
 * Keeps the member from changing until the transaction ends, and refuses `signedOut` when the sign-in has ended since the
 * call began: whoever proved the wallet, set another password or froze the account was first, and that stands.
 */
export async function holdSession(
  tx: Tx,
  { id, tokenHash }: { id: string; tokenHash: string },
): Promise<void> {
  await tx`select 1 from member where id = ${id} for no key update`
  const found = await tx`select 1 from session where token_hash = ${tokenHash}`
  if (found.length === 0) throw new Refusal('signedOut')
}
