import type { Page } from '@playwright/test'
import { freeze } from '#server/members/freeze.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { accountOf, sessionsOf } from './books.ts'
import { keptOn } from './kept.ts'
import { signOut } from './signOut.ts'
import { installWallet, signInWithWallet } from './wallet.ts'

const home = (page: Page) => page.getByRole('heading', { name: 'Bitwave', level: 1 })
const signInScreen = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 })
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('bw.token'))

/** Holds what is turned away back until it is so many calls: their ends come all at once. */
async function together(page: Page, count: number): Promise<string[]> {
  const turnedAway: string[] = []
  const { promise: enough, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const { code } = await response.json()
    if (code === 401 && turnedAway.push(route.request().url()) === count) resolve()
    if (code === 401) await enough
    await route.fulfill({ response })
  })
  return turnedAway
}

test('a wallet alone signs its owner in, and proves an address that was only typed in', async ({
  page,
  context,
  db,
}) => {
  const member = await newMember(db, { proved: false })
  await installWallet(context, member.key)
  await page.goto('/')
  await signInWithWallet(page)

  await expect(home(page)).toBeVisible()
  expect(await accountOf(db, member.account)).toMatchObject({
    nickname: member.nickname,
    proved: true,
  })
})

test('a wallet without an account is told so, and shown the way to one', async ({
  page,
  context,
}) => {
  await installWallet(context)
  await page.goto('/')
  await signInWithWallet(page)

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
})

test("a visitor at a member's screen signs in and is back at that screen", async ({
  page,
  context,
  db,
}) => {
  const member = await newMember(db)
  await installWallet(context, member.key)
  await page.goto('/#/pages/home/noticeInfo?id=1')
  await expect(signInScreen(page)).toBeVisible()
  await signInWithWallet(page)

  await expect(page.getByRole('heading', { name: 'Notice details' })).toBeVisible()
  await expect(page).toHaveURL(/#\/pages\/home\/noticeInfo\?id=1$/)
})

test('signing out forgets the member on this device and ends the session', async ({
  page,
  member,
  db,
}) => {
  await page.goto('/#/pages/user/index')
  await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()

  await expect(signInScreen(page)).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(member.nickname)
  await page.goto('/#/pages/home/index')
  await expect(signInScreen(page)).toBeVisible()
  await expect.poll(() => sessionsOf(db, member)).toBe(0)
})

test('whoever signs out while the network hangs is out at once, and stays so', async ({
  page,
  member,
}) => {
  await page.route('**/api/member/logout', () => {})
  await page.goto('/#/pages/set/index')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => tokenOf(page), { timeout: 1_000 }).toBeNull()
  await expect(signInScreen(page)).toBeVisible()
  await page.reload()
  await expect(signInScreen(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(member.nickname)
})

test('a member who was frozen is told why at the next start', async ({ page, member, db }) => {
  await db.inTx((tx) =>
    freeze(tx, { member: member.id, reason: 'asked by court', now: new Date() }),
  )
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: 'Login failure' })
  await expect(dialog).toContainText('This account is frozen: asked by court')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(signInScreen(page)).toBeVisible()
})

test('a session that ended on the server is told once, however many calls it turns away', async ({
  page,
  member,
  db,
}) => {
  await db.inTx((tx) => tx`delete from session where member_id = ${member.id}`)
  const turnedAway = await together(page, 2)
  await page.goto('/')

  const dialog = page.getByRole('dialog', { name: 'Login failure' })
  await expect(dialog).toContainText('Please log in again')
  await expect(dialog.getByRole('button')).toHaveText(['OK'])
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeVisible()
  expect(turnedAway.length).toBeGreaterThanOrEqual(2)
  expect(await tokenOf(page)).toBeNull()

  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(signInScreen(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a session that ends on a screen that visitors may see leads to the sign-in and back, too', async ({
  page,
  member,
  db,
}) => {
  await db.inTx((tx) => tx`delete from session where member_id = ${member.id}`)
  await page.goto('/#/pages/user/article')
  const dialog = page.getByRole('dialog', { name: 'Login failure' })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(signInScreen(page)).toBeVisible()
  expect(page.url()).toContain('/pages/login/index?next=')
  expect(page.url()).toContain('article')
})

test('another language is asked about, restarts the app and is remembered', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: '繁體中文' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Choose Language' })).toBeVisible()

  await page.getByRole('button', { name: '繁體中文' }).click()
  await expect(page.getByRole('dialog', { name: 'Change the language?' })).toBeVisible()
  await page.getByRole('button', { name: 'Change and restart' }).click()
  await expect(page.getByRole('heading', { name: '登入', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('登入 · Bitwave Farm')

  const later = await context.newPage()
  const asked = later.waitForRequest('**/api/home/parameters')
  await later.goto('/#/pages/register/index')
  await expect(later.getByRole('heading', { name: '註冊' })).toBeVisible()
  await expect(later.getByRole('link', { name: '語言：繁體中文' })).toBeVisible()
  expect((await asked).headers()['accept-language']).toBe('zh-Hant')
})

test('another language is chosen from an invitation, and the invitation is still there', async ({
  page,
}) => {
  await page.goto('/#/pages/register/index?code=AB23CD')
  await page.getByRole('link', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: '繁體中文' }).click()
  await page.getByRole('button', { name: 'Change and restart' }).click()
  await expect(page.getByRole('heading', { name: '註冊' })).toBeVisible()
  await expect(page.getByLabel('邀請碼')).toHaveValue('AB23CD')

  // Opened by its address alone there is nothing to go back to.
  await page.goto('about:blank')
  await page.goto('/#/pages/locale/index')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: '變更並重新啟動' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
})

test('an address that the app does not know says so and leads Home', async ({ page, member }) => {
  await page.goto('/#/pages/nowhere/index')
  await expect(page.getByRole('heading', { name: 'This screen is not available' })).toBeVisible()
  await page.getByRole('button', { name: 'Go to Home' }).click()

  await expect(home(page)).toBeVisible()
  expect(member.id).toBeTruthy()
})

test('nothing of a member is left on the device after signing out', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '12.5' })
  for (const [path, name] of [
    ['home/index', 'Bitwave'],
    ['billList/index', 'Details'],
    ['staking/my', 'My Staking'],
    ['user/info', 'Information'],
  ]) {
    await page.goto(`/#/pages/${path}`)
    await expect(page.getByRole('heading', { name: name ?? '', level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Change', exact: true }).first().click()
  await page.getByLabel('New nickname').fill('Otter Creek')
  const marks = [member.nickname, member.account, member.account.toLowerCase(), member.token]
  expect(await keptOn(page)).toContain('Otter Creek')
  expect(await keptOn(page)).toContain(member.nickname)

  await signOut(page)
  await expect
    .poll(async () => {
      const kept = await keptOn(page)
      return [...marks, 'Otter Creek', `"${member.id}"`].filter((mark) => kept.includes(mark))
    })
    .toEqual([])
})

test('a sign-in by password is not ended by a wallet that somebody else had connected', async ({
  page,
  context,
  db,
}) => {
  const [ann, bob] = [await newMember(db), await newMember(db, { password: 'harbour Lantern 27' })]
  await installWallet(context, ann.key)
  await page.goto('/')
  await signInWithWallet(page)
  await expect(home(page)).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('bw.token'))
  await page.reload()

  await page.getByLabel('Wallet address').fill(bob.account)
  await page.getByLabel('Password', { exact: true }).fill('harbour Lantern 27')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(home(page)).toBeVisible()
  await page.goto('/#/pages/user/index')
  await page.reload()
  await expect(page.getByRole('heading', { name: bob.nickname })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('bw.wagmi.store'))).toBeNull()
})
