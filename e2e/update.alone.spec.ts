import type { Page } from '@playwright/test'
import { test as base, expect as slow } from './app.ts'
import { openReleases, type Releases } from './releases.ts'

const test = base.extend<{ releases: Releases }>({
  baseURL: async ({ releases }, use) => use(releases.url),
  releases: async ({}, use) => {
    const releases = await openReleases()
    await use(releases)
    await releases.close()
  },
})

test.use({ serviceWorkers: 'allow' })

/** The browser lets a worker in when the one before has nothing under way any more. */
const expect = slow.configure({ timeout: 45_000 })

test.describe.configure({ timeout: 180_000 })

/** How many releases a page must bear. */
const UPDATES = Number(process.env['UPDATES'] ?? 3)

/** Opens the account and waits until the worker is in charge. */
async function open(page: Page) {
  await page.goto('/#/pages/user/index')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  })
}

const tap = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to
  }, hash)

/** The page is of this build. */
const expectBuild = (page: Page, build: number) =>
  expect(page.locator(`link[href*="/assets/"][href*=".b${build}."]`).first()).toBeAttached()

/** The browser has looked for a new build, and it waits. */
const look = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    while (!registration?.waiting) await new Promise((resolve) => setTimeout(resolve, 50))
  })

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

function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

/** Writes down what is said of an update: it is said for 2 s only. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      const said = document.querySelector('.visuallyHidden[role=status]')?.textContent ?? ''
      if (said.startsWith('Updated to version')) sessionStorage.setItem('e2e.told', said)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

test('an update waits while something is typed, and is let in when the person moves on', async ({
  page,
  member,
  releases,
}) => {
  await listen(page)
  await open(page)
  await tap(page, '#/pages/transfer/index')
  const amount = page.getByLabel('Amount', { exact: false }).first()
  await amount.fill('3')
  const loads = countLoads(page)
  releases.release()
  await look(page)
  expect(loads()).toBe(0)
  await expect(amount).toHaveValue('3')

  await tap(page, '#/pages/set/index')
  await expectBuild(page, 1)
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('e2e.told')))
    .toMatch(/0\.1\.1/)
  await page.getByRole('button', { name: 'What changed' }).click()
  await expect(page.getByRole('dialog').getByText('Version 0.1.1')).toBeVisible()
  expect(loads()).toBe(1)
  expect(member.id).toBeTruthy()
})

test('release after release is let in once each, with no loop', async ({
  page,
  member,
  releases,
}) => {
  test.setTimeout(60_000 + UPDATES * 60_000)
  await open(page)
  const loads = countLoads(page)
  for (let build = 1; build <= UPDATES; build += 1) {
    releases.release()
    await look(page)
    await tap(page, build % 2 ? '#/pages/set/index' : '#/pages/user/index')
    await expectBuild(page, build)
    const name = build % 2 ? 'Settings' : member.nickname
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await tap(page, '#/pages/locale/index')
    await expect(page.getByRole('heading', { name: 'Choose Language' })).toBeVisible()
    expect(loads()).toBe(build)
  }
})

test('a tab of the build before goes on with its own parts though the service has dropped them', async ({
  page,
  context,
  member,
  releases,
}) => {
  await open(page)
  const other = await context.newPage()
  await other.goto('/#/pages/user/index')
  await expect(other.getByRole('heading', { name: member.nickname })).toBeVisible()
  const loads = countLoads(other)

  releases.keep(1)
  releases.release()
  await look(page)
  // Not every move finds both workers at rest: one that does not is followed by the next.
  await expect(async () => {
    await tap(page, '#/pages/user/index')
    await tap(page, '#/pages/set/index')
    await slow(page.locator('link[href*="/assets/"][href*=".b1."]').first()).toBeAttached()
  }).toPass()

  // Only its own copy has this screen's part now; once there, this tab is let in as well.
  await other.bringToFront()
  const missing: string[] = []
  other.on('response', (it) => {
    if (it.status() === 404) missing.push(it.url())
  })
  await tap(other, '#/pages/ranking/index')
  await expect(other.getByText('This week').first()).toBeVisible()
  expect(missing).toEqual([])
  await expectBuild(other, 1)
  expect(loads()).toBe(1)
})

test('a part that is gone brings the new build once, and the screen with it', async ({
  page,
  member,
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
  expect(member.id).toBeTruthy()
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
