import type { Page } from '@playwright/test'
import { countLoads } from './countLoads.ts'
import { expect, expectBuild, open, tap, test } from './updates.ts'

test.use({ serviceWorkers: 'allow' })

test.describe.configure({ timeout: 180_000 })

/** A screen that nothing here has opened before, and its part of the app. */
const SCREEN = '#/pages/home/info'
const PART = 'HomeInformation-'

/** The browser has lost that part. */
const dropPart = (page: Page) =>
  page.evaluate(async (part) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (request.url.includes(part)) await cache.delete(request)
      }
    }
  }, PART)

test('a part that is gone brings the new build once, and the screen with it', async ({
  page,
  member: _,
  releases,
}) => {
  await open(page)
  const loads = countLoads(page)
  await dropPart(page)
  releases.keep(1)
  releases.release()
  await tap(page, SCREEN)
  await expect(page.getByRole('heading', { name: 'Home information', level: 1 })).toBeVisible()
  await expectBuild(page, 1)
  expect(loads()).toBe(1)
})

test('a part that is gone when a finger comes near waits for the tap', async ({
  page,
  member: _,
  releases,
}) => {
  await open(page)
  await tap(page, '#/pages/home/index')
  const link = page.getByRole('link', { name: 'Home information' })
  await expect(link).toBeVisible()
  await dropPart(page)
  releases.keep(1)
  releases.release()
  const loads = countLoads(page)
  /** Before it loads anew the app asks whether the service is there. */
  let asked = 0
  page.on('request', (it) => {
    if (it.method() === 'HEAD') asked += 1
  })
  const missed = page.waitForEvent('requestfailed', (it) => it.url().includes(PART))
  await link.hover()
  await missed
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(asked + loads()).toBe(0)

  await link.click()
  await expect(page.getByRole('heading', { name: 'Home information', level: 1 })).toBeVisible()
  await expectBuild(page, 1)
  expect(loads()).toBe(1)
})

test('a part that stays gone reloads the app once and then says so', async ({
  page,
  member,
  releases,
}) => {
  await open(page)
  await dropPart(page)
  releases.lose(PART)
  const loads = countLoads(page)
  await tap(page, SCREEN)
  await expect.poll(loads).toBe(1)
  await expect(page.getByText('This screen could not be loaded')).toBeVisible()
  await tap(page, '#/pages/user/index')
  await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
  await tap(page, SCREEN)
  await expect(page.getByText('This screen could not be loaded')).toBeVisible()
  expect(loads()).toBe(1)
})

test('with no network a part that is missing is said to be, and nothing loads again and again', async ({
  page,
  member,
  releases,
}) => {
  await open(page)
  await dropPart(page)
  await releases.close()
  const loads = countLoads(page)
  for (let tries = 0; tries < 3; tries += 1) {
    await tap(page, SCREEN)
    await expect(page.getByText('This screen could not be loaded')).toBeVisible()
    await tap(page, '#/pages/user/index')
    await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
  }
  expect(loads()).toBe(0)
  // What the browser has is there all the same.
  await page.reload()
  await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
})
