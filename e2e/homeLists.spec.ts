import type { Page, Request } from '@playwright/test'
import { homeAsks } from '#shared/api/homeAsks.ts'
import { expect, test } from './app.ts'
import { countLoads } from './countLoads.ts'
import { heldBack } from './heldBack.ts'
import { about, figures, LISTS } from './homeLists.ts'

const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Tells how many calls are waited for. */
function callsUnderWay(page: Page) {
  let calls = 0
  const count = (by: number) => (it: Request) => {
    if (it.url().includes('/api/')) calls += by
  }
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1))
  return () => calls
}

test("what is below Home's figures is fetched once they are shown", async ({ page, member: _ }) => {
  const asked: string[] = []
  page.on('request', (it) => {
    if (LISTS.test(it.url())) asked.push(it.url())
  })
  const release = await heldBack(page, /\/api\/(product\/pledgeData|home\/parameters)$/)
  const called = page.waitForRequest(/\/api\/product\/pledgeData$/)
  await page.goto('/#/pages/home/index')
  await called
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
  await expect(figures(page)).toHaveCount(0)
  expect(asked).toEqual([])

  release()
  await expect(figures(page)).toBeVisible()
  await expect(about(page)).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('what Home asks first is asked by the page, once, and what sends the other calls comes after the figures', async ({
  page,
  member: _,
}) => {
  const asked: string[] = []
  page.on('request', (it) => {
    const { pathname } = new URL(it.url())
    if (/^\/api\/|\/(index|home|sender)-[\w-]+\.js$/.test(pathname)) asked.push(pathname)
  })
  const release = await heldBack(page, /\/assets\/home-[\w-]+\.js$/)
  const answered = Promise.all(
    homeAsks.map(([path]) => page.waitForResponse((it) => it.url().endsWith(`/api/${path}`))),
  )
  await page.goto('/#/pages/home/index')
  await answered
  const first = asked.filter((it) => it.startsWith('/api/'))
  expect(first.toSorted()).toEqual(homeAsks.map(([path]) => `/api/${path}`).toSorted())
  expect(asked.filter((it) => it.includes('/sender-'))).toEqual([])

  release()
  await expect(figures(page)).toBeVisible()
  await expect(about(page)).toBeVisible()
  // The notices are the first call of the app's own.
  expect(asked.filter((it) => it.includes('/sender-'))).toHaveLength(1)
  const since = asked.slice(
    asked.length - [...asked].reverse().findIndex((it) => it.includes('/sender-')),
  )
  expect(since.filter((it) => first.includes(it))).toEqual([])
})

test('lists of Home that do not come are said to be missing beside the figures, and come when asked for again', async ({
  page,
  member: _,
}) => {
  await page.route(LISTS, (route) => route.abort())
  const loads = countLoads(page)
  await page.goto('/#/pages/home/index')
  // The page is loaded anew once by itself, maybe before anybody waits for it, and then says it.
  await expect.poll(loads).toBe(2)
  await expect(again(page)).toHaveCount(2)
  await expect(page.getByText('This could not be loaded').first()).toBeVisible()
  await expect(figures(page)).toBeVisible()

  await page.unroute(LISTS)
  await again(page).first().click()
  await expect(about(page)).toBeVisible()
  await expect(again(page)).toHaveCount(0)
})

test('lists of Home that the network went away before are there once it is back', async ({
  page,
  context,
  member: _,
}) => {
  const release = await heldBack(page, LISTS)
  const asked = page.waitForRequest(LISTS)
  const calls = callsUnderWay(page)
  await page.goto('/#/pages/home/index')
  await asked
  await expect(figures(page)).toBeVisible()
  // An answer that is still under way says that there is a network.
  await expect.poll(calls).toBe(0)
  await context.setOffline(true)
  release()
  await expect(again(page)).toHaveCount(2)
  await expect(page.getByText('Not saved on this device').first()).toBeVisible()
  await expect(figures(page)).toBeVisible()
  await again(page).first().click()
  await expect(again(page)).toHaveCount(2)
  await expect(figures(page)).toBeVisible()

  await page.unroute(LISTS)
  await context.setOffline(false)
  await expect(about(page)).toBeVisible()
  await expect(again(page)).toHaveCount(0)
})
