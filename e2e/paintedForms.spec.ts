import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { expect, test } from './app.ts'
import { barriers } from './axe.ts'
import { heldBack } from './heldBack.ts'
import { wantLonger } from './longerPasswords.ts'

/** Everything but what paints them. */
const APP = /\/assets\/(?!forms-)[^/]*$/

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

// A start by the network.
test.use({ serviceWorkers: 'block' })

async function openForm(page: Page, locale: Locale, path: string) {
  await page.addInitScript((it) => localStorage.setItem('bw.locale', it), locale)
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  page.on('console', (it) => it.type() === 'error' && failures.push(it.text()))
  const release = await heldBack(page, APP)
  await page.goto(`/#/pages/${path}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { release, failures }
}

/** Where everything that can be used stands. */
const places = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('input, textarea, button, label, p')].map((it) => {
      const { x, y, width, height } = it.getBoundingClientRect()
      return [it.textContent, ...[x, y, width, height].map(Math.round)].join(' ')
    }),
  )

/** Runs in the page: whether the app has it. */
const isTaken = () => !('letGo' in (document.getElementById('root') ?? {}))

for (const locale of LOCALES)
  for (const path of ['register/index', 'set/forgetPwd'])
    test(`a visitor's form stands there before the app has come: ${path}, ${locale}`, async ({
      page,
    }) => {
      const { release, failures } = await openForm(page, locale, path)
      expect(await barriers(page)).toEqual([])
      await expect(page.locator('main path:not([d])')).toHaveCount(0)
      const before = await places(page)
      const email = page.locator('[name=email]')
      await email.fill('ann@example.org')
      await page.evaluate(() => Object.assign(window, { form: document.forms[0] }))

      release()
      await page.waitForFunction(isTaken)
      expect(await places(page)).toEqual(before)
      expect(await page.evaluate(() => Reflect.get(window, 'form').isConnected)).toBe(true)
      await expect(email).toHaveValue('ann@example.org')
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
      expect(failures).toEqual([])
    })

for (const path of ['register/index', 'set/forgetPwd'])
  test(`a service that wants longer passwords says so once the app has taken the form over: ${path}`, async ({
    page,
  }) => {
    await wantLonger(page, 12)
    const { release, failures } = await openForm(page, 'en', path)
    const tick = page.getByText(/^\d+ to 64 characters/)
    await expect(tick).toHaveText('6 to 64 characters: not yet')
    const password = page.locator('[name=password]')
    await password.fill('quiet elm 4')
    await page.evaluate(() => Object.assign(window, { form: document.forms[0] }))
    release()
    await expect(tick).toHaveText('12 to 64 characters: not yet')
    expect(await page.evaluate(() => Reflect.get(window, 'form').isConnected)).toBe(true)
    await expect(password).toHaveValue('quiet elm 4')
    await password.fill('quiet elm 42')
    await expect(tick).toHaveText('12 to 64 characters: yes')
    expect(failures).toEqual([])
  })

test('a link that invites fills in its code where the form was painted before, and nothing that was typed is lost', async ({
  page,
}) => {
  const { release, failures } = await openForm(page, 'en', 'register/index?code=FIRST2')
  await page.getByLabel('Nickname').fill('Ann')
  for (const label of ['Login password', 'Confirm password'])
    await page.getByLabel(label).fill('harbour Lantern 27')
  await page.getByLabel('Wallet address').fill(ACCOUNT)
  await page.getByRole('button', { name: 'Sign up' }).click()
  release()
  await expect(page.getByText('Enter your email address')).toBeVisible()
  await expect(page.getByText('both are the same: yes')).toBeVisible()
  const invitation = page.getByLabel('Invitation code')
  await expect(invitation).toHaveValue('FIRST2')
  // The screen is drawn again, by what React knows.
  await invitation.fill('SECND2')
  await expect(page.getByLabel('Nickname')).toHaveValue('Ann')
  await expect(page.getByLabel('Wallet address')).toHaveValue(ACCOUNT)
  expect(failures).toEqual([])
})

test('a code that was typed before the app has come wins over that of the link', async ({
  page,
}) => {
  const { release } = await openForm(page, 'en', 'register/index?code=FIRST2')
  const invitation = page.getByLabel('Invitation code')
  await invitation.fill('OWN234')
  release()
  await page.waitForFunction(isTaken)
  // Whatever ends the app now, it is kept.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('OWN234')
  await page.getByLabel('Wallet address').fill(ACCOUNT)
  await expect(invitation).toHaveValue('OWN234')
})

test('a code that was asked for before the app has come takes nobody away from the password', async ({
  page,
}) => {
  const { release } = await openForm(page, 'en', 'set/forgetPwd')
  await page.getByLabel('Email').fill(`early${Date.now()}@example.org`)
  await page.getByRole('button', { name: 'Send Code' }).click()
  const password = page.getByLabel('New password')
  await password.pressSequentially('quiet ')
  release()
  await expect(page.getByText(/seconds to retry/)).toBeVisible()
  await page.keyboard.type('Meadow 41')
  await expect(password).toHaveValue('quiet Meadow 41')
})

test('a form that was begun before is not painted without what is kept of it', async ({ page }) => {
  await page.goto('/#/pages/register/index')
  await page.getByLabel('Nickname').fill('Ann')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Ann')
  const release = await heldBack(page, APP)
  const forms = page.waitForResponse(/\/assets\/forms-/)
  await page.reload({ waitUntil: 'commit' })
  await forms
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await expect(page.locator('main[aria-busy]')).toBeVisible()
  release()
  await expect(page.getByLabel('Nickname')).toHaveValue('Ann')
})
