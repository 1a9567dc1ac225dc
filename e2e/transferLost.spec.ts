import { ONE, parseAmount } from '#shared/money.ts'
import { post } from './api.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { heldBy } from './books.ts'
import { sendTransfer } from './transfers.ts'

test('a transfer whose answer was lost to a reload is found, and happens once', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db)
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  await page.route(
    '**/api/asset/transfer',
    async (route) => {
      await route.fetch()
      resolve()
    },
    { times: 1 },
  )
  await sendTransfer(page, other, '7')
  await reached
  await page.reload()

  await expect(page.getByText('Sent. It is in the payee’s balance already.')).toBeVisible()
  expect(await heldBy(db, other)).toEqual({ 'available:BTCW': 7n * ONE })
  expect(await heldBy(db, member)).toEqual({ 'available:BTCW': parseAmount('42.999') })
  await page.reload()
  await expect(page.getByLabel('Amount')).toHaveValue('')
})

test('a transfer that never arrived and cannot be made any more is refused for good', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db)
  const { promise: sent, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/asset/transfer', () => resolve(), { times: 1 })
  await sendTransfer(page, other, '40')
  await sent
  await post(member, 'asset/transfer', { payeeId: other.id, coin: 'BTCW', amount: '30' })
  await page.reload()

  await expect(page.getByRole('alert').getByText('Insufficient balance')).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveValue('40')
  expect(await heldBy(db, other)).toEqual({ 'available:BTCW': 30n * ONE })
})
