import type { Page } from '@playwright/test'
import { test as base, expect as slow } from './app.ts'
import { openReleases, type Releases } from './releases.ts'

/** In front of a farm that can be released anew. */
export const test = base.extend<{ releases: Releases }>({
  baseURL: async ({ releases }, use) => use(releases.url),
  releases: async ({}, use) => {
    const releases = await openReleases()
    await use(releases)
    await releases.close()
  },
})

/** The browser lets a worker in when the one before has nothing under way any more. */
export const expect = slow.configure({ timeout: 45_000 })

/** Opens the account and waits until the worker is in charge. */
export async function open(page: Page) {
  await page.goto('/#/pages/user/index')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  })
}

export const tap = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to
  }, hash)

/** The page is of this build. */
export const expectBuild = (page: Page, build: number) =>
  expect(page.locator(`link[href*="/assets/"][href*=".b${build}."]`).first()).toBeAttached()
