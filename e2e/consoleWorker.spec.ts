import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { tracesOn } from './kept.ts'

/** The scripts and styles of the console that the page asked for, from now on. */
function consoleFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (it) => {
    if (/\/console-/.test(it.url())) files.push(it.url())
  })
  return files
}

test.use({ serviceWorkers: 'allow' })

test('a member loads nothing of the console, and the worker keeps nothing of it', async ({
  page,
  member: _,
}) => {
  const files = consoleFiles(page)
  await page.goto('/#/pages/home/index')
  await expect(page).toHaveTitle('Home · Bitwave Farm')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const kept = await page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url)
    }
    return urls
  })
  expect(kept.length).toBeGreaterThan(50)
  expect(kept.filter((url) => url.includes('/console-'))).toEqual([])
  expect(files).toEqual([])
})

test('what an operator has read is not kept on the device', async ({ page, db }) => {
  const operator = await newHolder(db, 'operator')
  const { id: memberId } = await newMember(db)
  const reason = 'Quince and medlar'
  await post(operator, 'operator/setRole', { memberId, role: 'editor', on: true, reason })
  await signIn(page, operator)
  await page.goto('/#/pages/home/index')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.goto(`/#/pages/console/log?subject=${memberId}`)
  await page.getByRole('button', { name: `UID ${memberId}` }).click()
  await expect(page.getByText(reason)).toBeVisible()
  await page.goto('/#/pages/home/index')
  await expect(page).toHaveTitle('Home · Bitwave Farm')
  expect(await tracesOn(page, [reason])).toEqual([])
})
