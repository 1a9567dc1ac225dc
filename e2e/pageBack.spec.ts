import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { visitHome } from './visitHome.ts'

test.use({ serviceWorkers: 'allow' })

/** The caches in which pages of builds are. */
const pages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('bw-page-'))
    const kept = await Promise.all(names.map(async (cacheName) => caches.match('/', { cacheName })))
    return names.filter((_, at) => kept[at])
  })

test('a page that did not come to its place when its build took over is put there at the next start', async ({
  page,
  context,
  member,
}) => {
  await visitHome(page)
  const [own = ''] = await pages(page)
  expect(own).not.toBe('')
  await page.evaluate(async (name) => {
    await caches.delete(name)
    await caches.open('bw-page-before').then((cache) => cache.put('/', new Response('before')))
  }, own)
  const browser = await context.newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await page.reload()
  await expect.poll(() => pages(page)).toEqual([own])
  await context.setOffline(true)
  await page.goto('/#/pages/user/index')
  await page.reload()
  await expect(page.getByText(member.nickname)).toBeVisible()
})
