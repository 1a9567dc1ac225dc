import type { Locator } from '@playwright/test'
import { expect, test } from './app.ts'

test.use({ serviceWorkers: 'allow' })

/** Where an element is; the window is 844 high. */
const boxOf = async (it: Locator) =>
  (await it.boundingBox()) ?? { x: 0, y: Number.NaN, width: 0, height: 0 }

test('nothing that is read or tapped lies under the notch or the home bar', async ({
  page,
  context,
  member: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const protocol = await context.newCDPSession(page)
  const insets = { top: 47, bottom: 34, left: 0, right: 0 }
  await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await page.goto('/#/pages/user/index')
  const heading = page.getByRole('heading', { name: 'Account', level: 1 })
  expect((await boxOf(heading)).y).toBeGreaterThanOrEqual(insets.top)
  const tab = await boxOf(page.getByRole('link', { name: 'Staking', exact: true }).last())
  expect(tab.y + tab.height).toBeLessThanOrEqual(844 - insets.bottom)

  await page.goto('/#/pages/set/index')
  await page.getByRole('button', { name: 'Sign out' }).click()
  const last = page.getByRole('dialog').getByRole('button').last()
  await expect(last).toBeVisible()
  // A sheet comes in from below.
  const below = async () => {
    const { y, height } = await boxOf(last)
    return y + height
  }
  await expect.poll(below).toBeLessThanOrEqual(844 - insets.bottom)
  await page.keyboard.press('Escape')

  await context.setOffline(true)
  const strip = page.getByRole('status').filter({ hasText: /^Offline/ })
  await expect(strip).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  const words = async () => (await boxOf(strip.getByText('Offline'))).y
  await expect.poll(words).toBeGreaterThanOrEqual(insets.top)
  const title = await boxOf(page.getByRole('heading', { name: 'Settings', level: 1 }))
  const end = await boxOf(strip)
  expect(title.y - (end.y + end.height)).toBeLessThan(insets.top)
})
