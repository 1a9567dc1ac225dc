import { generatePrivateKey } from 'viem/accounts'
import { expect, test } from './app.ts'
import { atRest } from './atRest.ts'
import { address, authorise, fromWallet, lookedAt, stranger } from './knownWallet.ts'
import { installWallet } from './wallet.ts'

test('the address follows the wallet until something is typed, and is then left alone', async ({
  page,
  context,
}) => {
  const wallet = await installWallet(context)
  const [second, third] = [stranger(), stranger()]
  authorise(wallet)
  await page.goto('/')
  await expect(address(page)).toHaveValue(wallet.account.address)
  await wallet.switchTo(page, second)
  await expect(address(page)).toHaveValue(second.address)
  await wallet.lock(page)
  await expect(address(page)).toHaveValue(second.address)

  await address(page).press('End')
  await address(page).press('Backspace')
  await expect(fromWallet(page)).toHaveCount(0)
  await address(page).fill('')
  await wallet.switchTo(page, third)
  await expect(address(page)).toHaveValue('')
  await expect(address(page)).toHaveAccessibleDescription('')
})

test('an address that was typed, or that came with the way here, is not replaced', async ({
  page,
  context,
}) => {
  const wallet = await installWallet(context)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  authorise(wallet)
  wallet.onCall = () => answered
  await page.goto('/')
  await lookedAt(wallet)
  await address(page).fill('0x12')
  answer()
  await atRest(page)
  await expect(address(page)).toHaveValue('0x12')

  const given = stranger().address
  await page.goto('about:blank')
  await page.goto(`/#/pages/login/index?account=${given}`)
  await atRest(page)
  await expect(address(page)).toHaveValue(given)
  await expect(fromWallet(page)).toHaveCount(0)
})

test('of two wallets that know this page the one that was connected last fills the address in', async ({
  page,
  context,
}) => {
  const [first, last] = [
    await installWallet(context),
    await installWallet(context, generatePrivateKey(), { name: 'Last Wallet' }),
  ]
  for (const one of [first, last]) authorise(one)
  const connection = { connector: { name: 'Last Wallet' } }
  await page.goto('/icon.svg')
  await page.evaluate(
    (state) => localStorage.setItem('bw.wagmi.store', JSON.stringify({ state })),
    { current: 'one', connections: { value: [['one', connection]] } },
  )
  await page.goto('/')
  await expect(address(page)).toHaveValue(last.account.address)
  await lookedAt(first)
  await atRest(page)
  await expect(address(page)).toHaveValue(last.account.address)
})
