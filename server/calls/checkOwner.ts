import { Refusal } from '#server/db/Refusal.ts'
import type { Proof } from '#server/members/checkProof.ts'
import { limitPasswords } from '#server/members/limitPasswords.ts'
import { passwordOf } from '#server/members/passwordOf.ts'
import { isPassword } from '#server/members/passwords.ts'
import { checkOwnProof } from './checkOwnProof.ts'
import type { Asker } from './Handler.ts'
import type { World } from './World.ts'

type Claiming = {
  member: Asker
  password: string | undefined
  proof: Proof | undefined
  /** The caller's network address. */
  from: string
  now: Date
}

/**
 * That it is the member who asks, and not somebody with a token of theirs alone: by the present password, or by a signature
 * of the account's wallet, whose nonce it answers, to be used up. Refuses `passwordMissing`, `proofMissing` where there is
 * no password, `wrongPassword`, and `tooMany` on one count with a change of the password.
 */
export async function checkOwner(
  world: World,
  { member, password, proof, from, now }: Claiming,
): Promise<string | undefined> {
  const { hash, account } = await world.db.inTx((tx) => passwordOf(tx, member.id))
  if (!proof && hash === null) throw new Refusal('proofMissing', { field: 'proof' })
  if (!proof && password === undefined) throw new Refusal('passwordMissing', { field: 'password' })
  await world.db.inTx((tx) => limitPasswords(tx, { ...member, from, now }))
  if (proof) return (await checkOwnProof(world, { proof, account, now })).nonce
  if (!(await isPassword(hash, password ?? '')))
    throw new Refusal('wrongPassword', { field: 'password' })
  return undefined
}
