import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { heldBack } from './heldBack.ts'
import { home } from './screens.ts'

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
    member: _,
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
  })

  test('says after 60 s that it takes too long, and is there when it arrives', async ({
    page,
    member: _,
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
  })

  test('is given up after 120 s', async ({ page, member: _ }) => {
    const release = await holdParts(page)
    await page.clock.runFor(119_000)
    await expect(page.getByRole('heading', { name: 'This takes too long' })).toBeVisible()
    await page.clock.runFor(2_000)
    await expect(page.getByRole('heading', { name: 'This takes too long' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    release()
  })
})
