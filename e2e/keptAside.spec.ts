import { parseAmount } from '#shared/money.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { barriers } from './axe.ts'
import { heldBy } from './books.ts'
import { operator } from './operator.ts'
import { payPool } from './payPool.ts'
import { installWallet } from './wallet.ts'

test('what a wallet paid before it had signed shows once it has, and where to ask for it', async ({
  page,
  context,
  db,
}) => {
  const member = await newMember(db, { proved: false })
  const hash = await payPool(member, '7.25')
  const kept = () =>
    db.inTx((tx) => tx`select 1 from arrival where tx_hash = ${hash} and credited_as = 'unclaimed'`)
  await expect.poll(async () => (await kept()).length, { timeout: 30_000 }).toBe(1)
  await installWallet(context, member.key)
  await signIn(page, member)
  await page.goto('/#/pages/user/info')
  const wallet = page.getByRole('region', { name: 'Wallet address' })
  await expect(wallet).toContainText('Nothing has proved yet that it is yours.')
  await expect(wallet).not.toContainText('7.25')

  await wallet.getByRole('button', { name: 'Prove with wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  await expect(wallet).toContainText('7.25 BTCW')
  await expect(wallet.locator(`[title="${hash}"]`)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await expect(wallet.getByRole('link', { name: 'customer service' })).toHaveAttribute(
    'href',
    '#/pages/service/index',
  )

  await operator('unclaimed', 'assign', hash, member.id, 'signed with the sending wallet')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(wallet).not.toContainText('kept aside')
  await expect(wallet).not.toContainText('7.25')
  expect(await heldBy(db, member)).toEqual({ 'available:BTCW': parseAmount('7.25') })
})
