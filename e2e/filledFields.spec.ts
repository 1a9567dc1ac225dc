import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { post } from './api.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { invitedBy, makeAgent } from './operator.ts'
import { installWallet } from './wallet.ts'

test('an address that a button fills in counts as typed: no complaint stays, and it is kept', async ({
  page,
  context,
  member,
  db,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const [used, pasted] = [generatePrivateKey(), generatePrivateKey()].map(privateKeyToAddress)
  await post(member, 'asset/cash', { coin: 'BTCW', amount: '2', address: used ?? '' })
  const paidBefore = async () => (await post(member, 'asset/cashAddresses', {})).result.list.length
  await expect.poll(paidBefore, { timeout: 30_000 }).toBe(1)
  await page.goto('/#/pages/withdrawal/index')
  const address = page.getByLabel('Wallet address')
  await page.getByLabel('Amount').fill('5')
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted ?? '')

  const fills = [
    [() => page.getByRole('button', { name: 'Paste' }).click(), pasted],
    [() => page.getByRole('button', { name: 'My own account' }).click(), member.account],
    [
      async () => {
        await page.getByRole('button', { name: 'Used before' }).click()
        await page.getByRole('button', { name: 'Use this address' }).click()
      },
      used,
    ],
  ] as const
  for (const [fill, filled] of fills) {
    await address.fill('')
    await page.getByRole('button', { name: 'Review 5 BTCW' }).click()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await fill()
    await expect(address).toHaveValue(new RegExp(`^${filled}$`, 'i'))
    await expect(address).not.toHaveAttribute('aria-invalid')
    await page.reload()
    await expect(address).toHaveValue(new RegExp(`^${filled}$`, 'i'))
  }
})

test('a payee who is found takes back the complaint that nobody was', async ({
  page,
  context,
  member,
  db,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db)
  const complaint = page.getByText('Find the payee first, and see who it is.')
  await page.goto('/#/pages/transfer/index')
  await page.getByLabel('Amount').fill('5')
  await page.getByLabel('Payee').fill(other.id)
  await page.getByRole('button', { name: 'Review 5 BTCW' }).click()
  await expect(page.getByText(other.nickname)).toBeVisible()
  await expect(complaint).toHaveCount(0)
  await expect(page.getByLabel('Payee')).not.toHaveAttribute('aria-invalid')

  await page.getByLabel('Payee').fill('')
  await page.getByRole('button', { name: 'Review 5 BTCW' }).click()
  await expect(complaint).toBeVisible()
  await page.evaluate((text) => navigator.clipboard.writeText(text), other.id)
  await page.getByRole('button', { name: 'Paste' }).click()
  await expect(complaint).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(other.nickname)).toBeVisible()
})

test('a member who is selected takes back the complaint that nobody is', async ({
  page,
  member,
  db,
}) => {
  const below = await invitedBy(db, member)
  await makeAgent(member, '0.3', '0.2')
  await page.goto('/#/pages/mine/index')
  await page.getByRole('button', { name: 'Add an agent' }).click()
  await page.getByRole('textbox', { name: 'Reward ratio' }).fill('12.5')
  await page.getByRole('button', { name: 'Check the change' }).click()
  const complaint = page.getByText('Please select a user (community)')
  await expect(complaint).toBeVisible()
  await page.getByRole('button', { name: 'Select a member of your team' }).click()
  await page.getByRole('dialog').getByRole('button', { name: below.nickname }).click()
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible()
  await expect(complaint).toHaveCount(0)
})

test('an address that a wallet proves takes back the complaint, and says when its signature is gone', async ({
  page,
  context,
}) => {
  const { account } = await installWallet(context, generatePrivateKey())
  const address = page.getByLabel('Wallet address')
  const connect = async () => {
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
    await expect(page.getByText('Proved by your wallet’s signature.')).toBeVisible()
  }
  await page.goto('/#/pages/register/index')
  await expect(page.getByText('Typed in, it counts as not proved')).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await connect()
  await expect(address).toHaveValue(account.address)
  await expect(address).not.toHaveAttribute('aria-invalid')

  await page.reload()
  await expect(address).toHaveValue(account.address)
  const gone = page.getByText('Connect the wallet again: its signature was not kept.')
  await expect(gone).toBeVisible()
  await connect()
  await expect(gone).toHaveCount(0)

  await page.reload()
  await expect(gone).toBeVisible()
  await address.fill(privateKeyToAddress(generatePrivateKey()))
  await expect(gone).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Typed in, it counts as not proved')).toBeVisible()
})
