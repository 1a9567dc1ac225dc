import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkProof } from '#shared/proof/checkProof.ts'
import { type Leaf, rootText } from '#shared/proof/texts.ts'
import { check, members, plantTree, tree } from './testing/plantTree.ts'
import { sha256 } from './tree.ts'

const sum = (leaves: readonly Leaf[], coin: 'BTCW' | 'BTCWT') =>
  leaves.reduce((all, leaf) => all + leaf[coin], 0n)

test('every member’s proof holds, and the total is the sum of all balances', () =>
  fc.assert(
    fc.asyncProperty(members, async (leaves) => {
      const { totals, proofAt } = await plantTree(leaves)
      expect(totals).toEqual({ BTCW: sum(leaves, 'BTCW'), BTCWT: sum(leaves, 'BTCWT') })
      for (const place of leaves.keys()) expect(await check(proofAt(place))).toBeNull()
    }),
    { numRuns: 40 },
  ))

test('a service that leaves a member out, or lowers a balance, has another root', () =>
  fc.assert(
    fc.asyncProperty(tree, async ({ leaves, place }) => {
      fc.pre(leaves.length > 1)
      const honest = await plantTree(leaves)
      const without = await plantTree(leaves.toSpliced(place, 1))
      expect(without.root).not.toBe(honest.root)
      const { uid, account } = honest.proofAt(place).leaf
      const leftOut = honest.proofAt(place)
      expect(await check(leftOut, without.root)).toBe('otherRoot')
      expect(await check({ ...leftOut, root: without.root })).not.toBeNull()
      // Nor does anything that stands in that tree prove it to whoever was left out.
      for (let at = 0; at < leaves.length - 1; at += 1) {
        const shown = without.proofAt(at)
        expect(await check(shown, without.root, { ...shown.leaf, uid, account })).toBe('notOurs')
        const taken = { ...shown, leaf: { ...shown.leaf, uid, account } }
        expect(await check(taken, without.root)).not.toBeNull()
      }
      const lower = leaves.map((leaf, i) =>
        i === place ? { ...leaf, BTCW: leaf.BTCW + 1n } : leaf,
      )
      const lowered = await plantTree(lower)
      expect(await check(honest.proofAt(place), lowered.root)).toBe('otherRoot')
      const forged = { ...honest.proofAt(place), root: lowered.root }
      expect(await check(forged)).not.toBeNull()
    }),
    { numRuns: 40 },
  ))

test('a leaf below zero makes the proofs beside it fail, whatever its sums add up to', () =>
  fc.assert(
    fc.asyncProperty(tree, fc.bigInt(1n, 10n ** 30n), async ({ leaves, place }, debt) => {
      fc.pre(leaves.length > 1)
      const forged = leaves.map((leaf, i) => (i === place ? { ...leaf, BTCW: -debt } : leaf))
      const { proofAt } = await plantTree(forged)
      expect(await check(proofAt(place))).toBe('negative')
      // All whose way goes by a sum below zero see it, those beside the leaf always.
      for (const at of forged.keys()) {
        const proof = proofAt(at)
        const sees = [proof.leaf, ...proof.path].some(({ BTCW }) => BTCW < 0n)
        if (sees || at === (place ^ 1)) expect(await check(proof)).toBe('negative')
      }
    }),
    { numRuns: 40 },
  ))

test('sums that are too large to be amounts fail', async () => {
  const leaf = (i: number): Leaf => ({
    uid: String(i),
    account: `0x${'0'.repeat(40)}`,
    salt: sha256(''),
    BTCW: 10n ** 45n - 1n,
    BTCWT: 0n,
  })
  const { proofAt } = await plantTree([leaf(1), leaf(2)])
  expect(await check(proofAt(0))).toBe('negative')
})

test('a published total that is not what the balances add up to fails, though its root commits to it', () =>
  fc.assert(
    fc.asyncProperty(tree, fc.bigInt(1n, 10n ** 20n), async ({ leaves, place }, by) => {
      const { proofAt, top } = await plantTree(leaves)
      const proof = proofAt(place)
      const { BTCW, BTCWT } = proof.totals
      for (const totals of [
        { BTCW: BTCW > by ? BTCW - by : BTCW + by, BTCWT },
        { BTCW, BTCWT: BTCWT + by },
      ]) {
        const root = sha256(rootText({ ...proof, top, ...totals }))
        expect(await check({ ...proof, totals, root })).toBe('totals')
      }
    }),
    { numRuns: 40 },
  ))

test('the proof of another day, and one for a root that was not published, fail', () =>
  fc.assert(
    fc.asyncProperty(tree, async ({ leaves, place }) => {
      const today = (await plantTree(leaves)).proofAt(place)
      const other = (await plantTree(leaves, '2026-11-20')).proofAt(place)
      expect(await check(today, other.root)).toBe('otherRoot')
      expect(await check({ ...today, root: other.root })).toBe('hash')
      // With nobody beside them, the two are one proof but for the day.
      const dated = { ...other, day: today.day, root: today.root }
      expect(await check(dated)).toBe(leaves.length > 1 ? 'hash' : null)
      expect(await check({ ...today, root: sha256('another') })).toBe('hash')
    }),
    { numRuns: 40 },
  ))

test('children that are swapped, and one leaf shown to two members, fail', () =>
  fc.assert(
    fc.asyncProperty(tree, async ({ leaves, place }) => {
      fc.pre(leaves.length > 1)
      const proof = (await plantTree(leaves)).proofAt(place)
      const root = proof.root
      expect(await check({ ...proof, place: place ^ 1 }, root)).not.toBeNull()
      const other = { uid: '100999', account: proof.leaf.account, root }
      expect(await checkProof(proof, other, sha256)).toBe('notOurs')
      const otherAccount = { uid: proof.leaf.uid, account: `0x${'f'.repeat(40)}`, root }
      expect(await checkProof(proof, otherAccount, sha256)).toBe('notOurs')
    }),
    { numRuns: 40 },
  ))

test('what stands where nobody is must be nothing, though the root commits to it', async () => {
  const leafAt = (i: number): Leaf => ({
    uid: String(i),
    account: `0x${'0'.repeat(39)}${i}`,
    salt: sha256(String(i)),
    BTCW: BigInt(i),
    BTCWT: 0n,
  })
  const three = (await plantTree([1, 2, 3].map(leafAt))).proofAt(2)
  expect(await check(three)).toBeNull()
  const filled = { hash: sha256('somebody'), BTCW: 0n, BTCWT: 0n }
  expect(await check({ ...three, path: [filled, ...three.path.slice(1)] })).toBe('hash')
  // Four have a leaf, and three are told.
  const { proofAt, top, totals } = await plantTree([1, 2, 3, 4].map(leafAt))
  const told = { ...proofAt(2), count: 3 }
  const root = sha256(rootText({ ...told, top, ...totals }))
  expect(await check({ ...told, root })).toBe('hash')
})
