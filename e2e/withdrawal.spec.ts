import { createPublicClient, http } from 'viem'
import { ONE, parseAmount } from '#shared/money.ts'
import { post } from './api.ts'
import { deposit, expect, test } from './app.ts'
import { heldBy } from './books.ts'
import { stranger } from './deskWithdrawals.ts'
import { farm } from './farm.ts'
import { fillWithdrawal, withdraw } from './withdrawals.ts'

const chain = () => createPublicClient({ transport: http(farm.devnet.rpcUrl) })

test('with no network nothing can be sent, and what is typed stays', async ({
  page,
  context,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  await fillWithdrawal(page, { coin: 'BTCW', to: stranger(), amount: '5' })
  await context.setOffline(true)

  await expect(
    page.getByText('The service cannot be reached, so nothing can be sent now.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review 5 BTCW' })).toBeDisabled()
  await page.getByLabel('Amount').fill('6')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Review 6 BTCW' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('Insufficient miner fees: says what is missing and fills in what works', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  await fillWithdrawal(page, { coin: 'BTCW', to: stranger(), amount: '49.8' })
  await expect(page.getByText('Insufficient miner fees')).toContainText('0.3 BTCW is missing')
  await page.getByRole('button', { name: 'Use 49.5 BTCW' }).click()
  await expect(page.getByLabel('Amount')).toHaveValue('49.5')
  await page.getByRole('button', { name: 'Review 49.5 BTCW' }).click()
  await expect(page.getByRole('dialog')).toContainText('Left in your balance0 BTCW')
})

test('a withdrawal is paid for real and seen step by step', async ({ page, member, db }) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const to = stranger()
  await withdraw(page, { coin: 'BTCW', to, amount: '20' })

  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: 'Withdrawal' })).toBeVisible()
  const paid = sheet.getByText('3 of 3 blocks')
  const badge = sheet.getByText(/^(In review|Approved|Sending|Confirming|Success)$/).first()
  const stood = new Set<string | null>()
  const look = async () => {
    stood.add(await badge.textContent())
    return paid.isVisible()
  }
  await expect.poll(look, { timeout: 30_000, intervals: [100] }).toBe(true)
  await expect(sheet.getByText('Success')).toBeVisible()
  expect([...stood]).not.toContain('In review')
  const shown = await sheet.locator('[title^="0x"]').first().getAttribute('title')
  const hash = (shown ?? '') as `0x${string}`
  expect((await chain().getTransactionReceipt({ hash })).status).toBe('success')
  expect(await chain().getBalance({ address: to })).toBe(20n * ONE)
  expect(await heldBy(db, member)).toEqual({ 'available:BTCW': parseAmount('29.5') })

  await page.goto('/#/pages/withdrawal/index')
  await page.getByRole('button', { name: 'Used before' }).click()
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('Used before', { exact: true })).toBeVisible()
})

test('a withdrawal that an operator has to approve can be cancelled while it waits', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  await withdraw(page, { coin: 'BTCW', to: stranger(), amount: '120' })

  const sheet = page.getByRole('dialog')
  await expect(
    sheet.getByText(
      'An operator looks at it: it reaches the day’s limit, or takes coins that came by transfer within 24 hours',
    ),
  ).toBeVisible()
  expect(await heldBy(db, member)).toEqual({
    'available:BTCW': parseAmount('29.5'),
    'withdrawing:BTCW': parseAmount('120.5'),
  })
  await sheet.getByRole('button', { name: 'Cancel this withdrawal' }).click()
  await sheet.getByRole('button', { name: 'Yes, cancel it' }).click()

  await expect(sheet.getByText('What came back is in your balance again.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Cancel this withdrawal' })).toBeHidden()
  expect(await heldBy(db, member)).toEqual({ 'available:BTCW': 150n * ONE })
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Returned' }).press('Space')
  const row = page.getByRole('button', { name: '120 BTCW' })
  await expect(row).toContainText('CancelledAll came back')
  await row.click()
  await expect(sheet).toContainText('Came back120 BTCWFee came back0.5 BTCW')
  await expect(sheet.getByText('Miner fee')).toHaveCount(0)
})

test('what was withdrawn last stands below the form and leads to its record', async ({
  page,
  member,
  db,
}) => {
  await page.goto('/#/pages/withdrawal/index')
  await expect(page.getByRole('heading', { name: 'What happens then' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Last withdrawals' })).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 844 })
  const form = await page.getByRole('main').locator('form').boundingBox()
  const then = page.getByRole('heading', { name: 'What happens then' }).locator('../..')
  await expect
    .poll(async () => Math.round((await then.boundingBox())?.width ?? 0))
    .toBe(Math.round(form?.width ?? 1))
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  const asked = { coin: 'BTCW', amount: '120', address: stranger() }
  expect(await post(member, 'asset/cash', asked)).toMatchObject({ code: 200 })
  const last = page.getByRole('region', { name: 'Last withdrawals' })
  await expect(last).toContainText('120 BTCW', { timeout: 30_000 })
  await expect(last).toContainText('In review')
  await last.getByRole('button', { name: /120 BTCW/ }).click()
  await expect(page.getByRole('dialog')).toContainText('An operator looks at it')
})
