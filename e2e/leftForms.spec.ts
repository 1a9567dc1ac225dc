import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { parseAmount } from '#shared/money.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { heldBy } from './books.ts'
import { holdAnswer, leave, told } from './leftForms.ts'
import { home } from './screens.ts'
import { sendTransfer } from './transfers.ts'

test('who has left a transfer before its answer is told of it where they are', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db)
  const { done, release } = await holdAnswer(page, 'asset/transfer')
  await sendTransfer(page, other, '7')
  await done
  await leave(page)
  release()
  await expect(told(page, `7 BTCW sent to ${other.nickname}.`)).toBeVisible()
  await expect(home(page)).toBeVisible()
  expect(await heldBy(db, other)).toEqual({ 'available:BTCW': parseAmount('7') })

  await page.goto('/#/pages/transfer/index')
  await expect(page.getByLabel('Payee')).toHaveValue('')
})

test('who has left a withdrawal before its answer is told of it and not led away', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  const { done, release } = await holdAnswer(page, 'asset/cash')
  await page.goto('/#/pages/withdrawal/index')
  await page.getByLabel('Wallet address').fill(privateKeyToAddress(generatePrivateKey()))
  await page.getByLabel('Amount').fill('120')
  await page.getByRole('button', { name: 'Review 120 BTCW' }).click()
  await page.getByRole('button', { name: 'Withdraw 120 BTCW' }).click()
  await done
  await leave(page)
  release()
  await expect(told(page, 'Your withdrawal of 120 BTCW')).toBeVisible()
  await expect(home(page)).toBeVisible()
  expect(await heldBy(db, member)).toEqual({
    'available:BTCW': parseAmount('29.5'),
    'withdrawing:BTCW': parseAmount('120.5'),
  })
})

for (const [from, path, words] of [
  ['balance', 'product/pledge', 'Your pledge is made.'],
  ['wallet', 'product/bTCWPledgeBefter', 'Your pledge waits to be paid.'],
] as const) {
  test(`who has left a pledge from the ${from} before its answer is told of it and not led away`, async ({
    page,
    member,
    db,
  }) => {
    await deposit(db, member, { coin: 'BTCWT', amount: '250' })
    const { done, release } = await holdAnswer(page, path)
    await page.goto('/#/pages/staking/index')
    await page.getByRole('radio', { name: `From ${from}` }).press('Space')
    await page.getByRole('radio', { name: 'BTCWT', exact: true }).press('Space')
    await page.getByLabel('Amount').fill('100')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Review 100 BTCWT' }).click()
    await page.getByRole('button', { name: 'Pledge 100 BTCWT' }).click()
    await done
    await leave(page)
    release()
    await expect(told(page, words)).toBeVisible()
    await expect(home(page)).toBeVisible()
    await expect(page).toHaveURL(/home\/index$/)
  })
}
