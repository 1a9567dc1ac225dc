import { Refusal } from '#server/db/Refusal.ts'
import { checkProof, type Proof, type Proved } from '#server/members/checkProof.ts'
import type { World } from './World.ts'

type Claimed = { proof: Proof; account: string; now: Date }

/** The proof must be of this account and not of any other. Refuses what `checkProof` refuses. */
export async function checkOwnProof(
  { db, config }: World,
  { proof, account, now }: Claimed,
): Promise<Proved> {
  const proved = await checkProof({ db, rpcUrl: config.rpcUrl, now }, proof)
  if (proved.account !== account) throw new Refusal('proofWrong', { field: 'proof' })
  return proved
}
