import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { type Books, COIN, type Member, openBooks } from '#server/testing/openBooks.ts'
import { COINS } from '#shared/api/coin.ts'
import { formatAmount } from '#shared/money.ts'
import { type Balances, type Made, reckon, refusedForNothing } from './testing/reckon.ts'
import { MEMBERS, MOVES, type Scene, type Step, scene } from './testing/scenes.ts'

const RUNS = Number(process.env['INTERLEAVINGS'] ?? 1_000)
const OUTSIDE = '0x000000000000000000000000000000000000dEaD'

let books: Books
let members: Member[]
beforeAll(async () => {
  books = await openBooks()
  members = await Promise.all(Array.from({ length: MEMBERS }, () => books.join()))
})
afterAll(() => books.close())

const withdrawals: string[] = []

function bodyOf({ path, other, coin, amount, pick }: Step): object {
  const asked = { coin, amount: formatAmount(amount) }
  if (path === 'product/pledge') return { ...asked, planId: 'd30' }
  if (path === 'asset/transfer') return { ...asked, payeeId: members[other]?.id }
  if (path === 'asset/cash') return { ...asked, address: OUTSIDE }
  return { withdrawalId: withdrawals.at(-1 - pick) ?? '1' }
}

type Told = { made: Made; letters: string; ask: () => Promise<string> }

async function make(step: Step): Promise<Told> {
  const [member, body, key] = [members[step.who], bodyOf(step), randomUUID()]
  if (!member) throw new Error('there is no such member')
  const ask = () => member.letters(step.path, body, key)
  const [letters = '', again = letters] = await Promise.all(step.twice ? [ask(), ask()] : [ask()])
  expect(again).toBe(letters)
  const made: Made = { step, member: member.id, ...JSON.parse(letters) }
  if (step.path === 'asset/cash' && made.code === 200) withdrawals.push(made.result.id)
  return { made, letters, ask }
}

async function makeAll(steps: readonly Step[]): Promise<Told[]> {
  const told: Told[] = []
  for (const step of steps) told.push(await make(step))
  return told
}

async function balances(): Promise<Balances> {
  const rows = await books.db.inTx(
    (tx) => tx<{ account: string; balance: bigint }>`
      select owner_id || ' ' || code || ' ' || coin as account, balance from account
      where balance <> 0 and code <> 'treasury'`,
  )
  return new Map(rows.map(({ account, balance }) => [account, balance] as const).toSorted())
}

const seen: Record<string, number> = {}
function count({ step: { path }, code, message }: Made) {
  const no = /insufficient/i.test(message) ? 'too little' : 'refused'
  const what = `${path} ${code === 200 ? 'done' : no}`
  seen[what] = (seen[what] ?? 0) + 1
}

/** Brings every member to what they have at least at the start of a scene. */
async function fill(least: readonly bigint[]) {
  const had = await balances()
  for (const [i, { id, has }] of members.entries())
    for (const coin of COINS) {
      const lacks = (least[i] ?? 0n) * COIN - (had.get(`${id} available ${coin}`) ?? 0n)
      if (lacks > 0n) await has(coin, lacks)
    }
}

async function play({ least, callers }: Scene) {
  // The limit of money calls is not what is tried here: a minute passes.
  books.pass(60_000)
  await fill(least)
  const before = await balances()
  const told = (await Promise.all(callers.map(makeAll))).flat()
  const made = told.map((it) => it.made)
  for (const it of made) count(it)

  const after = await balances()
  expect([...after]).toEqual([...reckon(before, made)])
  expect([...after].filter(([, balance]) => balance < 0n)).toEqual([])
  expect(refusedForNothing(before, made)).toEqual([])
  expect(made.filter(({ code }) => code !== 200 && code !== 400)).toEqual([])
  // Every key again, all at once: the same letters, and nothing moves.
  expect(await Promise.all(told.map(({ ask }) => ask()))).toEqual(told.map((it) => it.letters))
  expect([...(await balances())]).toEqual([...after])
}

test(`${RUNS} random interleavings of money calls leave the books whole, each key with one effect and one answer`, {
  timeout: 600_000,
}, async () => {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
  console.info(`seed ${seed}`)
  await fc.assert(fc.asyncProperty(scene, play), { numRuns: RUNS, seed, endOnFailure: true })
  // Where a call was hardly ever done, or never asked for too much, nothing was tried.
  const spending = MOVES.filter((path) => path !== 'asset/cashCancel')
  const wanted = [
    ...MOVES.map((path) => `${path} done`),
    ...spending.map((it) => `${it} too little`),
  ]
  const rare = wanted.filter((what) => (seen[what] ?? 0) < RUNS / 10)
  expect([rare, seen]).toEqual([[], seen])
  expect(await audit(books.db)).toEqual([])
})
