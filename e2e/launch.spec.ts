import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, newMember, test } from './app.ts'
import { farm } from './farm.ts'
import { heldBack } from './heldBack.ts'
import { places } from './places.ts'
import { installWallet, signInWithWallet } from './wallet.ts'

const home = (page: Page) => page.getByRole('heading', { name: 'Bitwave', level: 1 })
const signInScreen = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 })
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('bw.token'))

test("a visitor reaches the visitors' screens and no other: every other leads to the sign-in", async ({
  page,
}) => {
  for (const { path, query = '', visitors, en } of places) {
    await page.goto('about:blank')
    await page.goto(`/#${path}${query}`)
    await expect(page).toHaveTitle(`${visitors ? en : 'Sign in'} · Bitwave Farm`)
    if (!visitors) await expect(signInScreen(page), path).toBeVisible()
  }
})

test('who is signed in is led past the sign-in to Home', async ({ page, member }) => {
  await page.goto('/#/pages/login/index')
  await expect(home(page)).toBeVisible()
  await expect(page).not.toHaveURL(/login/)
  expect(member.id).toBeTruthy()
})

test('a signed-in launch loads the member again, then the configuration', async ({
  page,
  member,
  db,
}) => {
  const first = page.waitForResponse((it) => it.url().endsWith('/api/home/parameters'))
  await page.goto('/#/pages/user/index')
  await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
  await first
  await db.inTx((tx) => tx`update member set nickname = 'Renamed' where id = ${member.id}`)

  const asked: string[] = []
  page.on('request', (it) => {
    if (/userInfo|parameters/.test(it.url())) asked.push(it.url().replace(/.*\/api\//, ''))
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Renamed' })).toBeVisible()
  await expect.poll(() => asked).toContain('home/parameters')
  expect(asked[0]).toBe('member/userInfo')
})

test('a launch without an answer shows the member as last known', async ({ page, member }) => {
  await page.goto('/#/pages/user/index')
  await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
  const cut = page.waitForEvent('requestfailed', (it) => it.url().includes('/api/member/userInfo'))
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await cut
  await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
  expect(await tokenOf(page)).not.toBeNull()
})

test.describe('a screen whose code is slow', () => {
  /** Home, with the page's clock in the test's hand, and every further part of the app held back. */
  async function holdParts(page: Page) {
    await page.clock.install()
    await page.goto('/')
    await expect(home(page)).toBeVisible()
    const release = await heldBack(page)
    const asked = page.waitForRequest('**/assets/*.js')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(() => {
      location.hash = '#/pages/list/index'
    })
    await asked
    return release
  }

  const pending = (page: Page) => page.getByRole('main', { name: 'Loading' })
  const arrived = (page: Page) =>
    page.getByRole('heading', { name: 'Total revenue of mining pool', level: 1 })

  test('shows that it loads after 200 ms and not before, and then itself', async ({
    page,
    member,
  }) => {
    const release = await holdParts(page)
    await page.clock.runFor(150)
    await expect(home(page)).toBeVisible()
    await expect(pending(page)).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(pending(page)).toBeVisible()
    release()
    await page.clock.resume()
    await expect(arrived(page)).toBeVisible()
    expect(member.id).toBeTruthy()
  })

  test('says after 60 s that it takes too long, and is there when it arrives', async ({
    page,
    member,
  }) => {
    const release = await holdParts(page)
    await page.clock.runFor(300)
    await expect(pending(page)).toBeVisible()
    await page.clock.runFor(59_000)
    await expect(pending(page)).toBeVisible()
    await page.clock.runFor(2_000)
    await expect(page.getByRole('heading', { name: 'This takes too long' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    release()
    await page.clock.resume()
    await expect(arrived(page)).toBeVisible()
    expect(member.id).toBeTruthy()
  })

  test('is given up after 120 s', async ({ page, member }) => {
    const release = await holdParts(page)
    await page.clock.runFor(119_000)
    await expect(page.getByRole('heading', { name: 'This takes too long' })).toBeVisible()
    await page.clock.runFor(2_000)
    await expect(page.getByRole('heading', { name: 'This takes too long' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    release()
    expect(member.id).toBeTruthy()
  })
})

test.describe('the browser wallet', () => {
  async function signInByWallet(page: Page) {
    await page.goto('/')
    await signInWithWallet(page)
    await expect(home(page)).toBeVisible()
  }

  async function sentAway(page: Page) {
    await expect(signInScreen(page)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'another account' })).toBeVisible()
    expect(await tokenOf(page)).toBeNull()
  }

  const stranger = () => privateKeyToAccount(generatePrivateKey())

  test('that is locked signs nobody out, at a launch either', async ({ page, context, db }) => {
    const member = await newMember(db)
    const wallet = await installWallet(context, member.key)
    await signInByWallet(page)
    await wallet.lock(page)
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()

    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
    expect(await tokenOf(page)).not.toBeNull()
  })

  test('that goes to another account leads to the sign-in', async ({ page, context, db }) => {
    const member = await newMember(db)
    const wallet = await installWallet(context, member.key)
    await signInByWallet(page)
    await page.reload()
    await expect(home(page)).toBeVisible()
    const other = stranger()
    // Told again until the app listens: it takes the connection of the last visit up in its own time.
    await expect(async () => {
      await wallet.switchTo(page, other)
      await expect(signInScreen(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await sentAway(page)
  })

  test('that is on another account at a launch leads to the sign-in', async ({
    page,
    context,
    db,
  }) => {
    const member = await newMember(db)
    const wallet = await installWallet(context, member.key)
    await signInByWallet(page)
    wallet.account = stranger()
    await page.reload()
    await sentAway(page)
  })
})

for (const [locale, heading, header] of [
  ['en-US', 'Sign in', 'en'],
  ['zh-TW', '登入', 'zh-Hant'],
  ['fr-FR', '登入', 'zh-Hant'],
] as const) {
  test.describe(`a device that says ${locale}`, () => {
    test.use({ locale })

    test(`is spoken to in ${header === 'en' ? 'English' : 'Traditional Chinese'}`, async ({
      page,
    }) => {
      const asked = page.waitForRequest('**/api/home/parameters')
      await page.goto('/')
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', header)
      await page.goto(`/#/pages/register/index?code=${farm.invitationCode}`)
      expect((await asked).headers()['accept-language']).toBe(header)
    })
  })
}
