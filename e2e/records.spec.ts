import { COINS, type Coin } from '#shared/api/coin.ts'
import { parseAmount } from '#shared/money.ts'
import { expect, test } from './app.ts'
import { closingOf, heldOf, live, make, RECEIVER } from './exports.ts'

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

test('by keyboard alone a file is made, stopped and made again without losing the place', async ({
  page,
  member,
  db,
}) => {
  await live(db, member)
  await page.goto('/#/pages/records/index')
  await page.route('**/api/asset/statementLines', (route) => route.abort())
  await page.getByRole('button', { name: 'Make the file' }).press('Enter')
  await expect(page.getByText('Waiting for the network')).toBeVisible()
  const isLost = () => page.evaluate(() => document.activeElement === document.body)
  expect(await isLost()).toBe(false)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Make the file' })).toBeFocused()
  await page.unroute('**/api/asset/statementLines')
  await page.keyboard.press('Enter')
  await expect(page.getByText('to the last unit, it is what Account shows')).toBeVisible()
  expect(await isLost()).toBe(false)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save the file' })).toBeFocused()
})
