import { expect, onTestFinished, test } from 'vitest'
import { open } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { available, staked, treasury } from '#server/ledger/accounts.ts'
import type { Move } from '#server/ledger/Move.ts'
import { post } from '#server/ledger/post.ts'
import { readStatement } from '#server/statements/testing/readStatement.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { ownService } from '#server/testing/openService.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { ONE, parseAmount } from '#shared/money.ts'
import { cutLines } from '#shared/records/cutLines.ts'

const kind = 'test'
/** Behind all that the service itself books in this test. */
const [DAY, NEXT] = ['2031-05-01', '2031-05-02']

type Asked = { from?: string; to?: string; limit?: number; cursor?: string }

/** A farm with a member who has 10 of each coin, and what the desk says of one of the accounts. */
async function opened() {
  const service = await ownService()
  const auditor = await enrol(service, { roles: ['auditor'] })
  const ann = await enrol(service, { coins: 10n })
  const shown = async ({ id: owner }: Enrolled, asked: Asked = {}) => {
    const body = { owner, account: 'available', coin: 'BTCW', ...asked }
    const said = await service.call('operator/entries', body, { token: auditor.token })
    return said.result as unknown as DeskResult<'operator/entries'>
  }
  return { ...service, ann, shown }
}

test('what an account held and its entries are of one moment, whatever is booked meanwhile', async () => {
  const { db, clock, ann, shown } = await opened()
  const books = open(db.ownerUrl)
  onTestFinished(() => books.close())
  const waiting = () =>
    db.inTx((tx) => tx`select 1 from pg_locks where not granted and relation = 'journal'::regclass`)
  const asked = await books.inTx(async (tx) => {
    // The entries are read with their journals, after the balances: the search waits between the two.
    await tx`lock table journal in access exclusive mode`
    const found = shown(ann)
    await expect.poll(waiting, { timeout: 15_000 }).toHaveLength(1)
    const to = available(ann.id)
    const moves = [
      { from: treasury, to, coin: 'BTCW', amount: ONE, in: { type: 'deposit' } },
    ] as const
    await post(tx, { key: 'meanwhile', kind, now: clock.now(), moves })
    return { found }
  })
  const { opening, closing, sum } = figuresOf(await asked.found)
  expect(opening + sum).toBe(closing)
  expect((await shown(ann)).list).toHaveLength(2)
})

test('pages add up to the balances of the first, though something of an earlier moment is booked between two', async () => {
  const { db, ann, shown } = await opened()
  const gets = (amount: bigint): Move[] => [
    { from: treasury, to: available(ann.id), coin: 'BTCW', amount, in: { type: 'deposit' } },
  ]
  const book = (at: string, amount: bigint) =>
    db.inTx((tx) => post(tx, { key: at, kind, now: new Date(at), moves: gets(amount) }))
  await book(`${DAY}T12:00:00.000Z`, 1n)
  await book(`${DAY}T12:00:00.100Z`, 10n)
  const first = await shown(ann, { from: DAY, limit: 1 })
  await book(`${DAY}T12:00:00.050Z`, 100n)
  const rest = await shown(ann, { from: DAY, limit: 100, cursor: first.next ?? '' })
  const { opening, closing, sum } = figuresOf({ ...first, list: [...first.list, ...rest.list] })
  expect(opening + sum).toBe(closing)
})

test('the desk and a member’s records cut a day alike, and nothing that comes late changes it', async () => {
  const { db, call, ann, shown } = await opened()
  const books = open(db.ownerUrl)
  onTestFinished(() => books.close())
  const book = (tx: Tx, at: string, moves: readonly Move[]) =>
    post(tx, { key: at, kind, now: new Date(at), moves })
  const gets = (amount: bigint): Move[] => [
    { from: treasury, to: available(ann.id), coin: 'BTCW', amount, in: { type: 'deposit' } },
  ]
  await db.inTx((tx) => book(tx, `${DAY}T12:00:00.000Z`, gets(1n)))
  const first = await books.inTx(async (tx) => {
    // Begun before midnight, and booked and committed after what is of the next day.
    await tx`select now()`
    await db.inTx((other) => book(other, `${NEXT}T00:00:00.010Z`, gets(10n)))
    const found = figuresOf(await shown(ann, { from: DAY, to: DAY }))
    const away = { from: available(ann.id), to: staked(ann.id), coin: 'BTCW', amount: 7n } as const
    await book(tx, `${DAY}T23:59:59.990Z`, [away])
    return found
  })
  await db.inTx((tx) => book(tx, `${NEXT}T12:00:00.000Z`, gets(100n)))

  const { runs } = await readStatement({
    call: (path, body) => call(path, body as object, { token: ann.token }),
  })
  const midnight = `${NEXT}T00:00:00.000Z`
  const times = [
    [
      { from: DAY, to: DAY },
      { from: `${DAY}T00:00:00.000Z`, before: midnight },
    ],
    [{ from: NEXT }, { from: midnight, before: null }],
  ] as const
  for (const [searched, cut] of times) {
    const desk = figuresOf(await shown(ann, searched))
    const own = cutLines(runs, cut).find((it) => it.coin === 'BTCW' && it.bucket === 'available')
    expect([desk.opening, desk.closing]).toEqual([own?.opening, own?.closing])
    expect(desk.opening + desk.sum).toBe(desk.closing)
    expect(desk.ids).toEqual(own?.lines.map(({ id }) => id).sort())
  }
  expect(figuresOf(await shown(ann, { from: DAY, to: DAY }))).toEqual(first)
})

/** What the desk says of an account, base units. */
function figuresOf({ balances, list }: DeskResult<'operator/entries'>) {
  const units = (text: unknown) => {
    const value = String(text)
    return value.startsWith('-') ? -parseAmount(value.slice(1)) : parseAmount(value)
  }
  return {
    opening: units(balances?.opening),
    closing: units(balances?.closing),
    sum: list.reduce((all, { amount }) => all + units(amount), 0n),
    ids: list.map(({ id }) => id).sort(),
  }
}
