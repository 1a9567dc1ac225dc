import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { refuseFrozen, type SignIn } from './SignIn.ts'

/**
 * Keeps a member whose password was right from changing until the transaction ends: to reckon a password takes a while.
 * Refuses `wrongLogin` where another one was set meanwhile, which has ended all sign-ins, and `frozen`.
 */
export async function holdSignIn(tx: Tx, { id, passwordHash }: SignIn): Promise<void> {
  const [now] = await tx<SignIn>`
    select id, password_hash as "passwordHash", frozen_at as "frozenAt", frozen_reason as "frozenReason"
    from member where id = ${id} for share`
  if (!now || now.passwordHash !== passwordHash) throw new Refusal('wrongLogin')
  refuseFrozen(now)
}
