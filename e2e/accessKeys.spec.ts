import type { Page } from '@playwright/test'
import { parseAmount } from '#shared/money.ts'
import { deposit, expect, newMember, signIn, test } from './app.ts'
import { heldBy } from './books.ts'
import { newHolder } from './desk.ts'
import { newFarmer } from './farmer.ts'
import { press, stops, tabTo, throughSheet, type } from './keys.ts'
import { places } from './places.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 844 } })
test.describe.configure({ timeout: 120_000 })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const areas = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main areas' }).getByRole('link', { name })

test('from the sign-in to a pledge and a transfer by the keyboard alone', async ({ page, db }) => {
  const member = await newMember(db, { password: 'harbour Lantern 27' })
  const payee = await newMember(db)
  await deposit(db, member, { coin: 'BTCWT', amount: '250' })
  await page.goto('/#/pages/login/index')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await type(page, page.getByLabel('Wallet address'), member.account)
  await type(page, page.getByRole('textbox', { name: 'Password' }), 'harbour Lantern 27')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Bitwave')).toBeFocused()

  await press(page, areas(page, 'Staking'))
  await expect(heading(page, 'Staking')).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: 'From balance' }))
  await tabTo(page, page.getByRole('radio', { name: 'BTCWT', exact: true }))
  await type(page, page.getByLabel('Amount'), '100')
  await press(page, page.getByRole('checkbox'), 'Space')
  await press(page, page.getByRole('button', { name: 'Review 100 BTCWT' }))
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Pledge 100 BTCWT' }))
  await expect(heading(page, 'My Staking')).toBeFocused()

  await press(page, areas(page, 'Home'))
  await expect(heading(page, 'Bitwave')).toBeFocused()
  await press(page, page.getByRole('link', { name: 'Transfer' }))
  await expect(heading(page, 'Transfer')).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: 'BTCW', exact: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'BTCWT', exact: true })).toBeChecked()
  await type(page, page.getByLabel('Payee'), payee.id)
  await type(page, page.getByLabel('Amount'), '12.5')
  await expect(page.getByText(payee.nickname)).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Review 12.5 BTCWT' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Send 12.5 BTCWT' }))
  await expect(page.getByText('Sent. It is in the payee’s balance already.')).toBeVisible()
  expect(await heldBy(db, payee)).toEqual({ 'available:BTCWT': parseAmount('12.5') })
})

test('the first stop leads past everything to the content', async ({ page, member: _ }) => {
  await page.goto('/#/pages/user/index')
  await expect(heading(page, 'Account')).toBeVisible()
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const inside = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(inside).toBe(true)
})

test('sheets take the keyboard and give it back', async ({ page, db }) => {
  await signIn(page, await newFarmer(db))
  await page.goto('/#/pages/staking/my')
  await throughSheet(page, page.getByRole('button', { name: /100 BTCW/ }).first())
  await page.goto('/#/pages/billList/index')
  await expect(heading(page, 'Details')).toBeFocused()
  await throughSheet(page, page.getByRole('button', { name: /250\.5/ }))
  await page.goto('/#/pages/home/index')
  await expect(heading(page, 'Bitwave')).toBeFocused()
  const figure = page.getByRole('main').locator('[data-figure]').first()
  await throughSheet(page, figure)
})

test('the Tab key goes down every screen as it is read', async ({ page, db }) => {
  await signIn(page, await newFarmer(db))
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { path, query = '', en } of places) {
    if (path === '/pages/login/index') continue
    await page.goto(`/#${path}${query}`)
    await expect(page).toHaveTitle(`${en} · Bitwave Farm`)
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await page.getByRole('main').focus()
    const found = await stops(page)
    const back = found.filter(({ top }, at) => top < (found[at - 1]?.top ?? top) - 44)
    expect.soft(back, path).toEqual([])
  }
})

test('the console is worked by the keyboard alone', async ({ page, db }) => {
  await signIn(page, await newHolder(db, 'operator'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/pages/console/index')
  await expect(heading(page, 'Overview')).toBeVisible()
  const menu = page.getByRole('button', { name: 'Sections' })
  await throughSheet(page, menu)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('dialog').getByRole('link', { name: 'Roles' }))
  await expect(heading(page, 'Roles')).toBeFocused()
  await throughSheet(page, page.getByRole('button', { name: 'Give a role' }))

  await page.setViewportSize({ width: 1280, height: 844 })
  await press(page, page.getByRole('complementary').getByRole('link', { name: 'Orders' }))
  await expect(heading(page, 'Orders')).toBeFocused()
})
