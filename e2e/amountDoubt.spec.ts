import { parseAmount } from '#shared/money.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { heldBy } from './books.ts'
import { fillTransfer } from './transfers.ts'

test('what an iPhone’s keys can write in two ways alone is read by a tap, and sent, without https too', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '2' })
  const other = await newMember(db)
  // A page that came over http, other than this machine's own, has no `randomUUID`.
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })
  })
  await fillTransfer(page, `UID ${other.id}`, '1,125')
  await expect(page.getByText('This can be read in two ways.')).toBeVisible()
  await page.getByRole('button', { name: 'Use 1125 BTCW' }).click()
  await expect(page.getByLabel('Amount')).toHaveValue('1125')
  await expect(page.getByText('Insufficient balance')).toBeVisible()

  await page.getByLabel('Amount').fill('1,125')
  await page.getByRole('button', { name: 'Use 1.125 BTCW' }).click()
  await expect(page.getByLabel('Amount')).toHaveValue('1.125')
  await expect(page.getByText('This can be read in two ways.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Review 1.125 BTCW' }).click()
  await page.getByRole('button', { name: 'Send 1.125 BTCW' }).click()
  await expect(page.getByText('Sent. It is in the payee’s balance already.')).toBeVisible()
  expect(await heldBy(db, other)).toEqual({ 'available:BTCW': parseAmount('1.125') })
})
