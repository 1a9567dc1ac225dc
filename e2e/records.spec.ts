import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readCsv } from '#server/testing/readCsv.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'
import { parseAmount } from '#shared/money.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, test } from './app.ts'
import { visitHome } from './visitHome.ts'

const RECEIVER = '0x00000000000000000000000000000000000000C3'

/** A deposit of each coin, a transfer, a pledge and a withdrawal that is paid: then nothing moves any more. */
async function live(db: Parameters<typeof deposit>[0], member: Member) {
  await deposit(db, member, { coin: 'BTCW', amount: '100.000000000000000001' })
  await deposit(db, member, { coin: 'BTCWT', amount: '40' })
  const payee = await newMember(db)
  for (const [path, body] of [
    ['asset/transfer', { payeeId: payee.id, coin: 'BTCW', amount: '12.5' }],
    ['product/pledge', { coin: 'BTCWT', amount: '10', planId: 'd30' }],
    ['asset/cash', { coin: 'BTCWT', amount: '20', address: RECEIVER }],
  ] as const) {
    expect(await post(member, path, body)).toMatchObject({ code: 200 })
  }
  const paid = async () => (await post(member, 'asset/cashRecord', {})).result.list[0].status
  await expect.poll(paid, { timeout: 30_000 }).toBe('success')
}

/** What Account shows of a coin, all of it together. */
async function heldOf(member: Member): Promise<Record<Coin, bigint>> {
  const { balances } = (await post(member, 'member/userInfo', {})).result
  const sum = (coin: Coin) =>
    Object.values<string>(balances[coin]).reduce((all, it) => all + parseAmount(it), 0n)
  return { BTCW: sum('BTCW'), BTCWT: sum('BTCWT') }
}

async function make(page: Page): Promise<{ name: string; rows: string[][] }> {
  await page.getByRole('button', { name: 'Make the file' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file' }).click()
  const download = await saving
  return {
    name: download.suggestedFilename(),
    rows: readCsv(await readFile(await download.path(), 'utf8')),
  }
}

const closingOf = (rows: string[][], coin: Coin) =>
  rows
    .filter(([, of, , type]) => of === coin && type === 'closing_balance')
    .reduce((sum, [, , , , , held = '']) => sum + parseAmount(held), 0n)

test('every line of the books is exported, and closes with what Account shows, in both layouts', async ({
  page,
  member,
  db,
}) => {
  await live(db, member)
  const held = await heldOf(member)
  await page.goto('/#/pages/user/index')
  await page.getByRole('link', { name: 'Export records' }).click()
  const own = await make(page)
  expect(own.name).toMatch(/^bitwave-history-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  for (const coin of COINS) expect(closingOf(own.rows, coin)).toBe(held[coin])
  await expect(page.getByText('to the last unit, it is what Account shows')).toBeVisible()
  const types = own.rows.map(([, , , type]) => type)
  for (const type of ['deposit', 'transfer_out', 'fee', 'pledge', 'withdrawal_paid'])
    expect(types).toContain(type)

  await page.getByRole('radio', { name: /^Tax program/ }).press('Space')
  const tax = await make(page)
  expect(tax.rows[0]?.slice(0, 3)).toEqual(['Date', 'Sent Amount', 'Sent Currency'])
  const sum = { BTCW: 0n, BTCWT: 0n }
  for (const [, ...cells] of tax.rows.slice(1)) {
    for (const [at, sign] of [
      [0, -1n],
      [2, 1n],
      [4, -1n],
    ] as const) {
      const amount = cells[at]
      if (amount) sum[cells[at + 1] as Coin] += sign * parseAmount(amount)
    }
  }
  expect(sum).toEqual(held)
})

test('a time begins with its opening balance, and one that ends before it begins is refused', async ({
  page,
  member,
  db,
}) => {
  await live(db, member)
  const held = await heldOf(member)
  await page.goto('/#/pages/records/index')
  await page.getByRole('radio', { name: 'From – to' }).press('Space')
  await page.getByLabel('From (UTC)').fill('2100-01-02')
  await page.getByLabel('To (UTC)').fill('2100-01-01')
  await expect(page.getByText('This is before the first day.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make the file' })).toBeDisabled()
  await page.getByLabel('To (UTC)').fill('')
  const later = await make(page)
  await expect(page.getByText('No records in this time')).toBeVisible()
  const opening = later.rows
    .filter(([, coin, , type]) => coin === 'BTCW' && type === 'opening_balance')
    .reduce((sum, [, , , , , amount = '']) => sum + parseAmount(amount), 0n)
  expect(opening).toBe(held.BTCW)
})

test('a network that goes away is waited for, and it can be stopped', async ({
  page,
  member,
  db,
}) => {
  await live(db, member)
  await page.goto('/#/pages/records/index')
  await page.route('**/api/asset/statementLines', (route) => route.abort())
  await page.getByRole('button', { name: 'Make the file' }).click()
  await expect(page.getByText('Waiting for the network')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Make the file' }).click()
  await expect(page.getByText('Waiting for the network')).toBeVisible()
  await page.unroute('**/api/asset/statementLines')
  await expect(page.getByText('to the last unit, it is what Account shows')).toBeVisible()
})

test('a record screen exports its own list', async ({ page, member, db }) => {
  await live(db, member)
  for (const [path, file, words] of [
    ['/pages/withdrawal/record', 'withdrawals', RECEIVER],
    ['/pages/transfer/record', 'transfers', '12.5'],
    ['/pages/staking/my', 'orders', 'd30'],
    ['/pages/inbox/index', 'messages', 'withdrawal_paid'],
  ] as const) {
    await page.goto(`/#${path}`)
    await page.getByRole('link', { name: 'Export' }).click()
    const { name, rows } = await make(page)
    expect(name).toContain(`bitwave-${file}-`)
    const found = rows.filter((row) => row.includes(words))
    expect(found).toHaveLength(1)
    expect(found[0]).toHaveLength(rows[0]?.length ?? 0)
  }
})

test.describe('with no network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a file is made of what this phone keeps, and says from when it is', async ({
    page,
    context,
    member,
    db,
  }) => {
    await live(db, member)
    const held = await heldOf(member)
    await visitHome(page)
    await context.setOffline(true)
    await page.goto('/#/pages/records/index')
    const { rows } = await make(page)
    for (const coin of COINS) expect(closingOf(rows, coin)).toBe(held[coin])
    await expect(page.getByText('from this phone’s copy of')).toBeVisible()

    await page.goto('/#/pages/records/index?of=ratios')
    await page.reload()
    await make(page)
    await expect(page.getByText('No records in this time')).toBeVisible()
  })

  for (const [locale, button, title] of [
    ['en-GB', 'Print the receipt', 'Bitwave Farm · Deposit'],
    ['zh-TW', '列印收據', 'Bitwave Farm · 存入'],
  ] as const) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale })

      test('a receipt is printed, and nothing of the app around it', async ({
        page,
        context,
        member,
        db,
      }) => {
        await deposit(db, member, { coin: 'BTCW', amount: '20.000000000000000001' })
        await visitHome(page)
        await context.setOffline(true)
        await page.goto('/#/pages/billList/index')
        await page
          .getByRole('main')
          .getByRole('button', { name: /^(Deposit|存入)/ })
          .click()
        // A browser without a screen opens no window for it, and begins all the same.
        await page.evaluate(() => {
          window.print = () => dispatchEvent(new Event('beforeprint'))
        })
        await page.getByRole('dialog').getByRole('button', { name: button }).click()
        const paper = page.getByRole('article').filter({ hasText: title })
        await expect(paper).toBeHidden()
        await page.emulateMedia({ media: 'print' })
        await expect(paper.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(paper).toContainText('+20.000000000000000001 BTCW')
        await expect(paper).toContainText(`UID${member.id}`)
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(page.getByRole('main')).toBeHidden()
        // One sheet of paper, however long the list behind it is.
        const printed = await page.pdf({ format: 'A4' })
        expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
      })
    })
  }

  test('nothing is made where nothing is kept', async ({ page, context, member }) => {
    await visitHome(page)
    await page.evaluate(() => caches.delete('bw-reads'))
    await context.setOffline(true)
    await page.goto('/#/pages/records/index')
    await page.getByRole('button', { name: 'Make the file' }).click()
    await expect(page.getByText('This was not saved on this device before.')).toBeVisible()
    expect(member.id).toBeTruthy()
  })
})
