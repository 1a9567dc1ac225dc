import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activity, rewardPool, treasury } from '#server/ledger/accounts.ts'
import { balancesOf } from '#server/ledger/balances.ts'
import type { Move } from '#server/ledger/Move.ts'
import { post } from '#server/ledger/post.ts'
import { type Books, openBooks } from '#server/testing/openBooks.ts'
import { readCsv } from '#server/testing/readCsv.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'
import type { Result } from '#shared/api/index.ts'
import { csvLines } from '#shared/csv.ts'
import { parseAmount } from '#shared/money.ts'
import { cutLines } from '#shared/records/cutLines.ts'
import { joinRun } from '#shared/records/joinRun.ts'
import { ownLayout } from '#shared/records/ownLayout.ts'
import type { Statement } from '#shared/records/Statement.ts'
import { taxLayout } from '#shared/records/taxLayout.ts'
import { given, liveThrough } from './testing/liveThrough.ts'
import { readStatement } from './testing/readStatement.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
  const now = new Date('2025-12-31T00:00:00Z')
  const moves = [rewardPool, activity].map(
    (to): Move => ({ from: treasury, to, coin: 'BTCW', amount: 10n ** 30n }),
  )
  await books.db.inTx((tx) => post(tx, { key: 'house', kind: 'test', now, moves }))
})
afterAll(() => books.close())

type Balances = Result<'member/userInfo'>['balances']

/** Opening balance, all that came, less all that went and the fees, by coin: out of the file and nothing else. */
function sumOfTax(rows: string[][], opening: (coin: Coin) => bigint) {
  const sum = new Map(COINS.map((coin) => [coin, opening(coin)]))
  const add = (amount = '', coin = '', sign = 1n) => {
    if (amount === '') return
    expect(amount).toMatch(/^\d+(\.\d+)?$/)
    sum.set(coin as Coin, (sum.get(coin as Coin) ?? 0n) + sign * parseAmount(amount))
  }
  for (const [, sent, sentCoin, got, gotCoin, fee, feeCoin] of rows.slice(1)) {
    add(sent, sentCoin, -1n)
    add(got, gotCoin)
    add(fee, feeCoin, -1n)
  }
  return sum
}

const total = ({ available: a, staked: s, withdrawing: w }: Balances[Coin]) => a + s + w
const fileOf = (rows: Iterable<readonly string[]>) => readCsv(csvLines([...rows]))
const signed = (text: string) =>
  text.startsWith('-') ? -parseAmount(text.slice(1)) : parseAmount(text)

test('any history adds up to the balance, to the last unit, in both layouts', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(given, { minLength: 1, maxLength: 25 }), async (history) => {
      const me = await liveThrough(books, history)
      const { head, runs } = await readStatement(me)
      const balances = await books.db.inTx((tx) => balancesOf(tx, me.id))
      const statement: Statement = {
        from: head.since,
        until: head.asOf,
        accounts: cutLines(runs, { from: null, before: null }),
      }
      const own = fileOf(ownLayout(statement)).slice(1)
      for (const coin of COINS) {
        let sum = 0n
        for (const row of own.filter(([, of]) => of === coin)) {
          const [, , , type, amount = '', , held = ''] = row
          if (amount !== '') sum += signed(amount)
          if (type === 'closing_balance') expect(signed(held)).toBe(total(balances[coin]))
          else expect(signed(held)).toBe(sum)
        }
        expect(sum).toBe(total(balances[coin]))
        for (const bucket of ['available', 'staked', 'withdrawing'] as const) {
          const closing = own.find(
            ([, of, account, type]) =>
              of === coin && account === bucket && type === 'closing_balance',
          )
          expect(signed(closing?.[5] ?? '')).toBe(balances[coin][bucket])
        }
      }
      const tax = sumOfTax(fileOf(taxLayout(statement)), () => 0n)
      for (const coin of COINS) {
        expect(tax.get(coin)).toBe(total(balances[coin]))
        const alone = sumOfTax(fileOf(taxLayout(statement, [coin])), () => 0n)
        expect(alone.get(coin)).toBe(total(balances[coin]))
      }
    }),
    { numRuns: 30 },
  )
})

test('two times that meet share a balance, and together they hold every line once', {
  timeout: 120_000,
}, async () => {
  const me = await liveThrough(books, fc.sample(given, { numRuns: 60, seed: 7 }))
  const { runs } = await readStatement(me)
  const all = runs.flatMap(({ lines }) => lines)
  const moments = [...new Set(all.map(({ createdAt }) => createdAt))]
  for (const cut of moments.filter((_, i) => i % 7 === 0)) {
    const before = cutLines(runs, { from: null, before: cut })
    const accounts = cutLines(runs, { from: cut, before: null })
    for (const [i, run] of runs.entries()) {
      expect(before[i]?.closing).toBe(accounts[i]?.opening)
      expect([...(before[i]?.lines ?? []), ...(accounts[i]?.lines ?? [])]).toEqual(run.lines)
      const opening = (coin: Coin) =>
        accounts.filter((it) => it.coin === coin).reduce((sum, it) => sum + it.opening, 0n)
      const closing = (coin: Coin) =>
        accounts.filter((it) => it.coin === coin).reduce((sum, it) => sum + it.closing, 0n)
      const tax = sumOfTax(fileOf(taxLayout({ from: cut, until: cut, accounts })), opening)
      for (const coin of COINS) expect(tax.get(coin)).toBe(closing(coin))
    }
  }
})

test('a line that is left out, changed or told twice does not add up', async () => {
  const me = await liveThrough(books, fc.sample(given, { numRuns: 20, seed: 3 }))
  const { head, runs } = await readStatement(me)
  const run = runs.find(({ lines }) => lines.length > 3)
  const account = head.accounts.find((it) => it.coin === run?.coin && it.bucket === run.bucket)
  if (!run || !account) throw new Error('there is a history')
  const [first, second, ...rest] = run.lines
  if (!first || !second) throw new Error('there is a history')
  const changed = { ...second, amount: second.amount + 1n }
  expect(() => joinRun(account, [first, changed, ...rest])).toThrow('')
  expect(() => joinRun({ ...account, balance: account.balance + 1n }, run.lines)).toThrow('')
  expect(joinRun(account, [first, ...rest]).first).toBe(3)
})
