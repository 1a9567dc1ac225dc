import { expect, test } from 'vitest'
import type { BalanceProof } from '#shared/proof/checkProof.ts'
import { leafText, rootText } from '#shared/proof/texts.ts'
import { type Given, givenText, outcomeOf, type Published } from './outcomeOf.ts'
import { sha256 } from './sha256.ts'

const [day, at, account] = ['2026-11-21', '2026-11-21T00:10:00.000Z', `0x${'a'.repeat(40)}`]
const user = { id: '100007', account }
const totals = { BTCW: 7n, BTCWT: 3n }

/** The only member there is, and what was published of the day. */
async function open() {
  const leaf = { uid: user.id, account, salt: '5'.repeat(64), ...totals }
  const top = await sha256(leafText(day, leaf))
  const root = await sha256(rootText({ day, at, count: 1, top, ...totals }))
  const proof: BalanceProof = { day, at, count: 1, root, totals, place: 0, leaf, path: [] }
  const nothing = { BTCW: 0n, BTCWT: 0n }
  const told: Published = {
    ...{ day, at, root, count: 1, totals, short: nothing, block: 9, held: totals, gone: nothing },
    ...{ noticeId: '1', publishedAt: at, anchor: null },
  }
  return (published: Partial<Published>): Given => {
    return { proof, user, published: [{ ...told, ...published }] }
  }
}

test.each([
  ['day', { day: '2026-11-20' }, 'noRoot'],
  ['root', { root: '0'.repeat(64) }, 'otherRoot'],
  ['total', { totals: { ...totals, BTCW: 8n } }, 'totals'],
  ['total', { totals: { ...totals, BTCWT: 2n } }, 'totals'],
  ['number of members', { count: 2 }, 'hash'],
  ['moment', { at: '2026-11-21T00:10:01.000Z' }, 'hash'],
])('another %s than the root commits to does not hold', async (_, shown, said) => {
  expect(await outcomeOf((await open())(shown))).toBe(said)
})

test('a balance that is in the total as it was published is told to be', async () => {
  expect(await outcomeOf((await open())({}))).toBe('holds')
})

test('a balance in a total that was published before the newest one is told to be in an older one', async () => {
  const { published, ...given } = (await open())({})
  const newer = published.map((one) => ({ ...one, day: '2026-11-22', root: '0'.repeat(64) }))
  expect(await outcomeOf({ ...given, published: [...newer, ...published] })).toBe('older')
  const older = published.map((one) => ({ ...one, day: '2026-11-20', root: '0'.repeat(64) }))
  expect(await outcomeOf({ ...given, published: [...published, ...older] })).toBe('holds')
})

test('what came out is of what was given: of another root, balance or member it is not', async () => {
  const given = await open()
  const { proof, published } = given({})
  const text = givenText(given({}))
  expect(givenText({ proof: { ...proof }, user: { ...user }, published: [...published] })).toBe(
    text,
  )
  const changed: Given[] = [
    given({ root: '0'.repeat(64) }),
    given({ totals: { ...totals, BTCW: 8n } }),
    { proof, user, published: [] },
    { proof, user, published: published.flatMap((one) => [{ ...one, day: '2026-11-22' }, one]) },
    { proof, user: { ...user, id: '100008' }, published },
    { proof: { ...proof, leaf: { ...proof.leaf, BTCW: 6n } }, user, published },
  ]
  expect(new Set([text, ...changed.map(givenText)]).size).toBe(changed.length + 1)
})
