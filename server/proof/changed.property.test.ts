import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BalanceProof } from '#shared/proof/checkProof.ts'
import { depthOf, type Node } from '#shared/proof/texts.ts'
import { check, plantTree, tree } from './testing/plantTree.ts'
import { sha256 } from './tree.ts'

/** The node beside the way at a level, counted round. */
function pathAt({ path }: BalanceProof, at: number): Node {
  const node = path[at % path.length]
  if (!node) throw new Error('nobody is beside the only member')
  return node
}

/** Every way to change one thing of a proof. */
const changes: Record<string, (proof: BalanceProof, by: bigint, at: number) => BalanceProof> = {
  'the own balance': (it, by) => ({ ...it, leaf: { ...it.leaf, BTCW: it.leaf.BTCW + by } }),
  'the other coin’s balance': (it, by) => ({
    ...it,
    leaf: { ...it.leaf, BTCWT: it.leaf.BTCWT + by },
  }),
  'the own balance, told lower': (it, by) => ({
    ...it,
    leaf: { ...it.leaf, BTCW: it.leaf.BTCW > by ? it.leaf.BTCW - by : it.leaf.BTCW + by },
  }),
  'the other coin’s total': (it, by) => ({
    ...it,
    totals: { ...it.totals, BTCWT: it.totals.BTCWT + by },
  }),
  'the total': (it, by) => ({ ...it, totals: { ...it.totals, BTCW: it.totals.BTCW + by } }),
  'the number of members': (it, by) => ({ ...it, count: it.count + Number(by % 1000n) + 1 }),
  'the day': (it) => ({ ...it, day: '2026-11-22' }),
  'the moment': (it) => ({ ...it, at: '2026-11-21T00:06:00.000Z' }),
  'the salt': (it) => ({ ...it, leaf: { ...it.leaf, salt: sha256('another') } }),
  'the place': (it) => ({ ...it, place: it.place ^ 1 }),
  'a level too many': (it) => ({
    ...it,
    path: [...it.path, { hash: sha256('more'), BTCW: 0n, BTCWT: 0n }],
  }),
  'a level too few': (it) => ({ ...it, path: it.path.slice(1) }),
  'the side at one level': (it, _, at) => ({
    ...it,
    place: it.place ^ (2 ** (at % it.path.length)),
  }),
  'two siblings that change places': (it, _, at) => ({
    ...it,
    path: it.path
      .with(at % it.path.length, pathAt(it, at + 1))
      .with((at + 1) % it.path.length, pathAt(it, at)),
  }),
  'the other coin’s sum beside the way': (it, by, at) => ({
    ...it,
    path: it.path.with(at % it.path.length, {
      ...pathAt(it, at),
      BTCWT: pathAt(it, at).BTCWT + by,
    }),
  }),
  'a sum beside the way': (it, by, at) => ({
    ...it,
    path: it.path.map((node, i) =>
      i === at % it.path.length ? { ...node, BTCW: node.BTCW + by } : node,
    ),
  }),
  // Nothing of the total changes, and each hash is as it was.
  'what is moved between two beside the way': (it, _, at) => {
    const [from, to] = [pathAt(it, at), pathAt(it, at + 1)]
    if (from.BTCW === 0n) return { ...it, day: '2026-11-22' }
    const path = it.path
      .with(at % it.path.length, { ...from, BTCW: 0n })
      .with((at + 1) % it.path.length, { ...to, BTCW: to.BTCW + from.BTCW })
    return { ...it, path }
  },
  'what is moved between own and other': (it, by) => {
    const [first, ...rest] = it.path
    if (!first) return { ...it, day: '2026-11-22' }
    const leaf = { ...it.leaf, BTCW: it.leaf.BTCW + by }
    return { ...it, leaf, path: [{ ...first, BTCW: first.BTCW - by }, ...rest] }
  },
  'a hash beside the way': (it, _, at) =>
    it.path.length === 0
      ? { ...it, day: '2026-11-22' }
      : {
          ...it,
          path: it.path.map((node, i) =>
            i === at % it.path.length ? { ...node, hash: sha256('another') } : node,
          ),
        },
}
/** How many levels a way needs to have for that; without one nobody is beside the only member. */
const levelsFor: Readonly<Record<string, number>> = {
  'a level too few': 1,
  'the side at one level': 1,
  'two siblings that change places': 2,
  'what is moved between two beside the way': 2,
  'the other coin’s sum beside the way': 1,
  'a sum beside the way': 1,
}

test.each(Object.keys(changes))('a proof does not hold once this is changed: %s', (what) =>
  fc.assert(
    fc.asyncProperty(
      tree,
      fc.bigInt(1n, 10n ** 20n),
      fc.nat(),
      async ({ leaves, place }, by, at) => {
        fc.pre(depthOf(leaves.length) >= (levelsFor[what] ?? 0))
        const { proofAt } = await plantTree(leaves)
        const changed = changes[what]?.(proofAt(place), by, at)
        if (!changed) throw new Error('nothing was changed')
        expect(await check(changed)).not.toBeNull()
      },
    ),
    { numRuns: 60 },
  ),
)
