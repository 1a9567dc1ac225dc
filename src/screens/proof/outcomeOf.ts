import type { Result } from '#shared/api/index.ts'
import { type BalanceProof, checkProof, type Flaw } from '#shared/proof/checkProof.ts'
import { sha256 } from './sha256.ts'

/** What came out. `noRoot`: this phone does not know what was published of that day; `noMeans`: it cannot reckon hashes. */
export type Outcome = 'holds' | 'noRoot' | 'noMeans' | Flaw

export type Published = Result<'home/proofs'>['list'][number]

export type Given = {
  proof: BalanceProof
  user: Pick<Result<'member/userInfo'>, 'id' | 'account'>
  published: readonly Published[]
}

/** Whether the proof holds for whoever is signed in, the root that everybody was told, and the total that was told with it. */
export async function outcomeOf({ proof, user, published }: Given): Promise<Outcome> {
  const told = published.find(({ day }) => day === proof.day)
  if (told === undefined) return 'noRoot'
  const { id: uid, account } = user
  const flaw = await checkProof(proof, { uid, account, root: told.root }, sha256)
  return flaw ?? committedTo(told, proof)
}

/** The root commits to the figures in the proof: those that are shown as published have to be the same. */
function committedTo(told: Published, { totals, count, at }: BalanceProof): 'holds' | Flaw {
  if (told.totals.BTCW !== totals.BTCW || told.totals.BTCWT !== totals.BTCWT) return 'totals'
  return told.count === count && Date.parse(told.at) === Date.parse(at) ? 'holds' : 'hash'
}
