import fc from 'fast-check'
import { levelAbove, nodeOf, sha256 } from '#server/proof/tree.ts'
import { type BalanceProof, checkProof } from '#shared/proof/checkProof.ts'
import { depthOf, emptyText, type Leaf, type Node, rootText } from '#shared/proof/texts.ts'

const DAY = '2026-11-21'
const AT = '2026-11-21T00:05:00.000Z'

/** A tree as a service makes it, whole and in memory, of whatever leaves it likes. */
export async function plantTree(leaves: readonly Leaf[], day = DAY) {
  const levels: Node[][] = [leaves.map((leaf) => nodeOf(day, leaf))]
  for (let level = 0; level < depthOf(leaves.length); level += 1)
    levels.push(await levelAbove(levels[level] ?? [], { day, level, place: 0 }))
  const top = levels.at(-1)?.[0]
  if (!top) throw new Error('no leaf, no tree')
  const { BTCW, BTCWT } = top
  const count = leaves.length
  const root = sha256(rootText({ day, at: AT, count, top: top.hash, BTCW, BTCWT }))
  const proofAt = (place: number): BalanceProof => {
    const leaf = leaves[place]
    if (!leaf) throw new Error('no such place')
    const path = levels.slice(0, -1).map((nodes, level) => {
      const beside = Math.floor(place / 2 ** level) ^ 1
      const empty = { hash: sha256(emptyText({ day, level, place: beside })) }
      return nodes[beside] ?? { ...empty, BTCW: 0n, BTCWT: 0n }
    })
    return { day, at: AT, count, root, totals: { BTCW, BTCWT }, place, leaf, path }
  }
  return { root, top: top.hash, totals: { BTCW, BTCWT }, proofAt }
}

const amount = fc.oneof(fc.constant(0n), fc.bigInt(0n, 10n ** 6n), fc.bigInt(0n, 10n ** 40n))
/** Balances of some members. */
export const members = fc
  .array(fc.record({ BTCW: amount, BTCWT: amount }), { minLength: 1, maxLength: 40 })
  .map((all) =>
    all.map(
      (sums, i): Leaf => ({
        ...sums,
        uid: String(100_001 + i),
        account: `0x${String(i).padStart(40, '0')}`,
        salt: sha256(`salt ${i}`),
      }),
    ),
  )
/** Some leaves, and one of them. */
export const tree = members.chain((leaves) =>
  fc.record({ leaves: fc.constant(leaves), place: fc.nat({ max: leaves.length - 1 }) }),
)
type Whose = { uid: string; account: string }
/** What a member finds who checks a proof, the own one if not said otherwise. */
export const check = (
  proof: BalanceProof,
  root = proof.root,
  { uid, account }: Whose = proof.leaf,
) => checkProof(proof, { uid, account, root }, sha256)
