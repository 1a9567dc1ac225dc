import { expect, newMember, test } from './app.ts'
import { atRest } from './atRest.ts'
import { barriers } from './axe.ts'
import { countLoads } from './countLoads.ts'
import { address, authorise, fromWallet, lookedAt, PASSWORD, stranger } from './knownWallet.ts'
import { home } from './screens.ts'
import { movedOn, noteShifts } from './shifts.ts'
import { installWallet } from './wallet.ts'

test('a wallet that does not know this page fills in nothing and is asked nothing', async ({
  page,
  context,
}) => {
  const wallet = await installWallet(context)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/')
  await lookedAt(wallet)
  await atRest(page)
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
  await atRest(page)

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
    await expect(home(page)).toBeVisible()
  })
}

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
