import type { Result } from '#shared/api/index.ts'
import { type BalanceProof, checkProof, type Flaw } from '#shared/proof/checkProof.ts'
import { proofText } from '#shared/proof/proofText.ts'
import { sha256 } from './sha256.ts'

/**
 * What came out. `older`: it holds, and a later day's total was published; `noRoot`: this phone does not know what was
 * published of that day; `noMeans`: it cannot reckon hashes.
 */
export type Outcome = 'holds' | 'older' | 'noRoot' | 'noMeans' | Flaw

export type Published = Result<'home/proofs'>['list'][number]

export type Given = {
  proof: BalanceProof
  user: Pick<Result<'member/userInfo'>, 'id' | 'account'>
  published: readonly Published[]
}

const toldOf = ({ proof, published }: Given) => published.find(({ day }) => day === proof.day)

/** Whoever was left out of the newest total must not be shown the one before. */
const isOlder = ({ proof, published }: Given) => published.some(({ day }) => day > proof.day)

/** All that the outcome hangs on: what was checked is told apart by it from what is shown by now. */
export function givenText(given: Given): string {
  const { proof, user } = given
  const { root, count, at, totals } = toldOf(given) ?? {}
  return [
    proofText(proof),
    user.id,
    user.account,
    root,
    count,
    at,
    totals?.BTCW,
    totals?.BTCWT,
    isOlder(given),
  ].join()
}

/** Whether the proof holds for whoever is signed in, the root that everybody was told, and the total that was told with it. */
export async function outcomeOf(given: Given): Promise<Outcome> {
  const told = toldOf(given)
  if (told === undefined) return 'noRoot'
  const { proof } = given
  const { id: uid, account } = given.user
  const flaw = await checkProof(proof, { uid, account, root: told.root }, sha256)
  const outcome = flaw ?? committedTo(told, proof)
  return outcome === 'holds' && isOlder(given) ? 'older' : outcome
}

/** The root commits to the figures in the proof: those that are shown as published have to be the same. */
function committedTo(told: Published, { totals, count, at }: BalanceProof): 'holds' | Flaw {
  if (told.totals.BTCW !== totals.BTCW || told.totals.BTCWT !== totals.BTCWT) return 'totals'
  return told.count === count && Date.parse(told.at) === Date.parse(at) ? 'holds' : 'hash'
}
