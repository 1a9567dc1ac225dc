import type { Page } from '@playwright/test'
import { test as base, expect, type Member, signIn } from './app.ts'
import { newFarmer } from './farmer.ts'
import { places } from './places.ts'

/** Seconds: shorter than what is seen as movement. */
const STILL = 0.01

const test = base.extend<object, { farmer: Member }>({
  farmer: [async ({ db }, use) => use(await newFarmer(db)), { scope: 'worker', timeout: 60_000 }],
})

test.use({ isMobile: false })
test.describe.configure({ timeout: 120_000 })

/** What moves for longer than it may, of all that stands there. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate((still) => {
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat))
    const found: string[] = []
    for (const one of document.querySelectorAll('body *')) {
      for (const pseudo of [null, '::before', '::after']) {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(
          one,
          pseudo,
        )
        const animates = animationName !== 'none' && longest(animationDuration) > still
        if (animates || longest(transitionDuration) > still) found.push(one.outerHTML.slice(0, 120))
      }
    }
    return found
  }, STILL)

test.describe('for whom movement makes ill', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves on any screen, nor a sheet, nor what waits', async ({
    page,
    context,
    farmer,
  }) => {
    await signIn(page, farmer)
    for (const { path, query = '', en } of places) {
      if (path === '/pages/login/index') continue
      await page.goto(`/#${path}${query}`)
      await expect(page).toHaveTitle(`${en} · Bitwave Farm`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await moving(page), path).toEqual([])
    }
    await page.goto('/#/pages/staking/my')
    await page
      .getByRole('button', { name: /100 BTCW/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moving(page)).toEqual([])
    await context.route('**/api/**', () => {})
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.goto('/#/pages/ranking/index?week=2026-W40')
    await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeAttached()
    expect(await moving(page)).toEqual([])
  })
})

/** Copies an address, and answers how often the phone was stirred by what is said of it. */
async function stirs(page: Page, farmer: Member): Promise<number> {
  await page.addInitScript(() => {
    const stirred: unknown[] = []
    Object.assign(window, { stirred })
    navigator.vibrate = (pattern) => stirred.push(pattern) > 0
  })
  await signIn(page, farmer)
  await page.goto('/#/pages/user/info')
  await page.getByRole('button', { name: 'Copy the address' }).click()
  await expect(page.getByRole('status').filter({ hasText: /cop/i })).toBeAttached()
  return page.evaluate(() => (window as unknown as { stirred: unknown[] }).stirred.length)
}

test.describe('a phone that can be felt', () => {
  test('stirs once with a word on what was done', async ({ page, farmer }) => {
    expect(await stirs(page, farmer)).toBe(1)
  })

  test.describe('of somebody whom movement makes ill', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('stays still', async ({ page, farmer }) => {
      expect(await stirs(page, farmer)).toBe(0)
    })
  })
})

test('what is measured moves for everybody else', async ({ page, farmer }) => {
  await signIn(page, farmer)
  await page.goto('/#/pages/home/index')
  await expect(page.getByRole('link', { name: 'Transfer' })).toBeVisible()
  expect(await moving(page)).not.toEqual([])
})
