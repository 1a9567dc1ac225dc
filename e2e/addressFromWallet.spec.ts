import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, newMember, test } from './app.ts'
import { barriers } from './axe.ts'
import { countLoads } from './countLoads.ts'
import { movedOn, noteShifts } from './shifts.ts'
import { installWallet, type Wallet } from './wallet.ts'

const PASSWORD = 'harbour Lantern 27'

const address = (page: Page) => page.getByLabel('Wallet address')
const fromWallet = (page: Page) =>
  page.getByText('Wallet', { exact: true }).filter({ visible: true })

const stranger = () => privateKeyToAccount(generatePrivateKey())

/** The person has let this page see the wallet before; wallets spell addresses in small letters. */
const authorise = (wallet: Wallet) =>
  wallet.misbehaves.set('eth_accounts', () => ({ result: [wallet.account.address.toLowerCase()] }))

/** Until the wallet was looked at, which happens once the screen has nothing else to do. */
const lookedAt = (wallet: Wallet) =>
  expect.poll(() => wallet.calls.map(({ method }) => method)).toContain('eth_accounts')

test('a wallet that does not know this page fills in nothing and is asked nothing', async ({
  page,
  context,
}) => {
  const wallet = await installWallet(context)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/')
  await lookedAt(wallet)
  await page.waitForLoadState('networkidle')
  await expect(address(page)).toHaveValue('')
  await expect(fromWallet(page)).toHaveCount(0)
  expect(wallet.calls.filter(({ method }) => method !== 'eth_accounts')).toEqual([])
  expect(loaded.filter((url) => /getAddress|walletMarks|WalletRoom/.test(url))).toEqual([])
})

test('what only sits where wallets do reloads nothing and leaves the others to choose from', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { ethereum: {} }))
  const loads = countLoads(page)
  const broken: string[] = []
  page.on('pageerror', (it) => broken.push(it.message))
  const looked = page.waitForEvent('requestfinished', (it) => it.url().includes('fillFromWallet'))
  await page.goto('/')
  await looked
  await page.waitForLoadState('networkidle')

  await page.getByRole('button', { name: 'Sign in with wallet' }).click()
  const offered = page.getByRole('dialog').getByRole('button', { name: 'Devnet Wallet' })
  await expect(offered).toBeEnabled()
  expect(broken).toEqual([])
  expect(loads()).toBe(1)
})

for (const way of ['6963', 'legacy'] as const) {
  test(`the address is filled in from a wallet (${way}) that knows this page, and signs in`, async ({
    page,
    context,
    db,
  }) => {
    const member = await newMember(db, { password: PASSWORD })
    const wallet = await installWallet(context, member.key, { way })
    authorise(wallet)
    await page.goto('/')
    await expect(address(page)).toHaveValue(wallet.account.address)
    await expect(fromWallet(page)).toBeVisible()
    await expect(address(page)).toHaveAccessibleDescription(/from your wallet/)
    expect(wallet.calls.filter(({ method }) => method !== 'eth_accounts')).toEqual([])

    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Bitwave', level: 1 })).toBeVisible()
  })
}

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
  await page.waitForLoadState('networkidle')
  await expect(address(page)).toHaveValue('0x12')

  const given = stranger().address
  await page.goto('about:blank')
  await page.goto(`/#/pages/login/index?account=${given}`)
  await page.waitForLoadState('networkidle')
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
  await page.waitForLoadState('networkidle')
  await expect(address(page)).toHaveValue(last.account.address)
})

test("the devnet's own wallet fills its address in as well, once this device knows the chain", async ({
  page,
}) => {
  const parameters = page.waitForResponse('**/api/home/parameters')
  await page.goto('/#/pages/register/index')
  await parameters
  const { address: own } = stranger()
  await page.evaluate(
    (kept) => localStorage.setItem('devnet-wallet', kept),
    JSON.stringify({ connected: true, address: own }),
  )
  await page.goto('/#/pages/login/index')
  await expect(address(page)).toHaveValue(own)
})

for (const width of [320, 390, 1280]) {
  for (const locale of ['en-GB', 'zh-TW']) {
    test.describe(`${width} wide, ${locale}`, () => {
      test.use({ viewport: { width, height: 844 }, isMobile: width < 1_000, locale })

      test('nothing moves when the address is filled in', async ({ page, context }) => {
        const wallet = await installWallet(context)
        authorise(wallet)
        await noteShifts(page)
        await page.goto('/')
        await expect(page.locator('[name=account]')).toHaveValue(wallet.account.address)
        await expect(
          page.getByText(locale === 'en-GB' ? 'Wallet' : '錢包', { exact: true }).filter({
            visible: true,
          }),
        ).toBeVisible()
        expect(await movedOn(page)).toEqual([])
        expect(await barriers(page)).toEqual([])
      })
    })
  }
}
