import type { Page } from '@playwright/test'
import { deposit, expect, newMember, test } from './app.ts'
import { heldBy, sessionsOf } from './books.ts'
import { heldBack } from './heldBack.ts'
import { home, signInByPassword, signInScreen } from './screens.ts'
import { signOut } from './signOut.ts'
import { sendTransfer } from './transfers.ts'

/** A browser that denies pages all storage, as one that is told to keep no data of sites. */
const deny = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      const get = () => {
        throw new DOMException('Access is denied', 'SecurityError')
      }
      Object.defineProperty(window, name, { get, configurable: true })
    }
  })

/** A browser whose storage takes nothing. */
const fill = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('It is full', 'QuotaExceededError')
    }
  })

for (const [name, limit] of [
  ['denies storage', deny],
  ['takes nothing to keep', fill],
] as const) {
  test(`a member signs in, fills in a transfer and signs out where the browser ${name}`, async ({
    page,
    db,
  }) => {
    const member = await newMember(db, { password: 'harbour Lantern 27' })
    await limit(page)
    await page.goto('/')
    await signInByPassword(page, member.account, 'harbour Lantern 27')
    await expect(home(page)).toBeVisible()

    await page.getByRole('link', { name: 'Transfer' }).click()
    await page.getByLabel('Amount').fill('2.5')
    await expect(page.getByRole('button', { name: 'Review 2.5 BTCW' })).toBeVisible()
    await expect(page.getByText('Insufficient balance')).toBeVisible()

    await signOut(page)
    await expect.poll(() => sessionsOf(db, member), { message: 'the service is told' }).toBe(1)
  })

  test(`a transfer is not sent, and that is said, where the browser ${name}: nobody would know of it after a restart`, async ({
    page,
    db,
  }) => {
    const member = await newMember(db, { password: 'harbour Lantern 27' })
    const other = await newMember(db)
    await deposit(db, member, { coin: 'BTCW', amount: '50' })
    const sent: string[] = []
    page.on('request', (it) => it.url().endsWith('/asset/transfer') && sent.push(it.url()))
    await limit(page)
    await page.goto('/')
    await signInByPassword(page, member.account, 'harbour Lantern 27')
    await expect(home(page)).toBeVisible()
    await sendTransfer(page, other, '7')
    await expect(page.getByText('so nothing was sent')).toBeVisible()
    expect(sent).toEqual([])
    expect(await heldBy(db, other)).toEqual({})
  })
}

for (const [name, limit] of [
  ['denies storage', deny],
  ['takes nothing to keep', fill],
] as const) {
  test(`another language can be chosen where the browser ${name}, and back`, async ({ page }) => {
    await limit(page)
    await page.goto('/#/pages/register/index?code=AB23CD')
    await page.getByRole('link', { name: 'Language: English' }).click()
    await page.getByRole('button', { name: '繁體中文' }).click()
    const asked = page.waitForRequest((it) => it.headers()['accept-language'] === 'zh-Hant')
    await page.getByRole('button', { name: 'Change and restart' }).click()
    await expect(page.getByRole('heading', { name: '註冊' })).toBeVisible()
    expect((await asked).url()).toContain('/api/')
    await expect(page.getByLabel('邀請碼')).toHaveValue('AB23CD')

    // The page itself speaks it, before the app has come.
    const release = await heldBack(page)
    await page.goto('/')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: '登入', level: 1 })).toBeVisible()
    release()
    await page.getByRole('link', { name: '語言：繁體中文' }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: '變更並重新啟動' }).click()
    await expect(signInScreen(page)).toBeVisible()
  })
}
