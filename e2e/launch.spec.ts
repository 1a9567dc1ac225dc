import { expect, test } from './app.ts'
import { atRest } from './atRest.ts'
import { places } from './places.ts'
import { home, signInScreen, tokenOf } from './screens.ts'

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

test('who is signed in is led past the sign-in to Home', async ({ page, member: _ }) => {
  await page.goto('/#/pages/login/index')
  await expect(home(page)).toBeVisible()
  await expect(page).not.toHaveURL(/login/)
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

test('a first start asks who is signed in once, though the session and its screen want to know', async ({
  page,
  member,
}) => {
  const asked: string[] = []
  page.on('request', (it) => {
    if (/userInfo|parameters/.test(it.url())) asked.push(it.url().replace(/.*\/api\//, ''))
  })
  await page.goto('/#/pages/user/index')
  await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await atRest(page)
  expect(asked.toSorted()).toEqual(['home/parameters', 'member/userInfo'])
})

test('what a first start asked is no answer on the screen that is gone on to', async ({
  page,
  member: _,
}) => {
  let asked = 0
  page.on('request', (it) => {
    if (it.url().endsWith('/api/member/userInfo')) asked += 1
  })
  // It shows nothing of who is signed in.
  await page.goto('/#/pages/service/index')
  await expect(page.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible()
  await page.goto('/#/pages/transfer/index')
  await expect(page.getByLabel('Payee')).toBeVisible()
  await expect.poll(() => asked, { timeout: 5_000 }).toBe(2)
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
      // As a visitor goes on: an address that changes in the midst of the app's start is put right by React, with an error.
      await page.locator('a[href$="/pages/register/index"]').click()
      expect((await asked).headers()['accept-language']).toBe(header)
    })
  })
}
