import { readFile } from 'node:fs/promises'
import type { CDPSession, Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { readCsv } from '#server/testing/readCsv.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'
import { limits } from '#shared/limits.ts'
import { parseAmount } from '#shared/money.ts'
import { expect, type Member, test } from './app.ts'
import { heldBy } from './books.ts'
import { LINES, live } from './manyLines.ts'

// A hundred thousand lines take the service's time from others.
test.describe.configure({ timeout: 420_000 })

/** What the page may hold while it has every line, bytes: some hundreds for each. */
const HEAP = 80e6
/** What it may hold once the file is made, which the browser keeps elsewhere. */
const LEFT = 20e6

async function save(page: Page): Promise<string[][]> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file' }).click({ timeout: 240_000 })
  return readCsv(await readFile(await (await saving).path(), 'utf8'))
}

const signed = (text = '') =>
  text.startsWith('-') ? -parseAmount(text.slice(1)) : parseAmount(text || '0')

/** Bytes in use once what nobody needs is gone. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** All that a member has of each coin, as the books say. */
async function heldOf(db: Database, member: Member): Promise<Record<Coin, bigint>> {
  const held = await heldBy(db, member)
  const sum = (coin: Coin) =>
    Object.keys(held)
      .filter((account) => account.endsWith(`:${coin}`))
      .reduce((all, account) => all + (held[account] ?? 0n), 0n)
  return { BTCW: sum('BTCW'), BTCWT: sum('BTCWT') }
}

/** Every balance in the file is the one before and the change, from the opening to the closing one. */
function reconcile(rows: string[][], held: Record<Coin, bigint>) {
  for (const coin of COINS) {
    const of = rows.filter((row) => row[1] === coin)
    const at = (type: string) => of.filter((row) => row[3] === type)
    const sum = (some: string[][], cell: number) =>
      some.reduce((all, row) => all + signed(row[cell]), 0n)
    const opening = sum(at('opening_balance'), 5)
    expect(opening + sum(of, 4)).toBe(held[coin])
    expect(sum(at('closing_balance'), 5)).toBe(held[coin])
    let running = opening
    const broken = of.find(([, , , , amount, , after]) => {
      running += signed(amount)
      return amount !== '' && signed(after) !== running
    })
    expect(broken).toBeUndefined()
  }
}

test(`the history of a member with ${LINES} lines is made on the phone, can be stopped, and adds up to the last unit`, async ({
  page,
  member,
  db,
}) => {
  await live(db, member)
  const held = await heldOf(db, member)
  await page.goto('/#/pages/records/index')
  const make = page.getByRole('button', { name: 'Make the file' })

  // Twenty pages come, and the next one does not: how far it is stands there until it is stopped.
  let asked = 0
  await page.route('**/api/asset/statementLines', async (route) => {
    asked += 1
    if (asked <= 20) await route.continue()
  })
  await make.click()
  await expect.poll(() => asked).toBe(21)
  await expect(page.getByText(/^(9,[5-9]|10,0)\d\d of 100,00\d records$/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Records fetched' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(make).toBeVisible()
  await expect(page.getByText(/ of .* records$/)).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  // Held once more where all but the last five hundred lines are there.
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const before = await heapOf(session)
  const last = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  await page.route('**/api/asset/statementLines', async (route) => {
    const { coin, bucket, page: number } = route.request().postDataJSON()
    if (coin === 'BTCW' && bucket === 'available' && number === 0) {
      last.resolve()
      await goOn.promise
    }
    await route.continue()
  })
  await make.click()
  await last.promise
  expect((await heapOf(session)) - before).toBeLessThan(HEAP)
  goOn.resolve()
  const own = await save(page)
  await expect(page.getByText('to the last unit, it is what Account shows')).toBeVisible()
  expect((await heapOf(session)) - before).toBeLessThan(LEFT)
  const [head, ...rows] = own
  const lines = rows.filter(([, , , type = '']) => !type.endsWith('_balance'))
  expect(lines.length).toBeGreaterThanOrEqual(LINES)
  expect(new Set(lines.map((row) => row[head?.indexOf('line') ?? -1])).size).toBe(lines.length)
  reconcile(rows, held)

  // Once more for a tax program.
  await page.getByRole('radio', { name: /^Tax program/ }).press('Space')
  await make.click()
  const tax = await save(page)
  expect((await heapOf(session)) - before).toBeLessThan(LEFT)
  const sum = { BTCW: 0n, BTCWT: 0n }
  const add = (sign: bigint, amount = '', coin = '') => {
    if (amount !== '') sum[coin as Coin] += sign * parseAmount(amount)
  }
  for (const [, sent, sentCoin, got, gotCoin, fee, feeCoin] of tax.slice(1)) {
    add(-1n, sent, sentCoin)
    add(1n, got, gotCoin)
    add(-1n, fee, feeCoin)
  }
  expect(sum).toEqual(held)
  expect(tax.length).toBeGreaterThan(LINES)
  expect(limits.statementPage * 200).toBe(LINES)
})
