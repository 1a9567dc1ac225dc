import type { Page } from '@playwright/test'
import { countLoads } from './countLoads.ts'
import { expect, expectBuild, open, tap, test } from './updates.ts'

test.use({ serviceWorkers: 'allow' })

test.describe.configure({ timeout: 180_000 })

/** How many releases a page must bear. */
const UPDATES = Number(process.env['UPDATES'] ?? 3)

/** The browser has looked for a new build, and it waits. */
const look = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    while (!registration?.waiting) await new Promise((resolve) => setTimeout(resolve, 50))
  })

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
  member: _,
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
  const others: Page[] = []
  const openOther = async () => {
    const other = await context.newPage()
    await other.goto('/#/pages/user/index')
    await expect(other.getByRole('heading', { name: member.nickname })).toBeVisible()
    others.push(other)
  }
  // One that began before there was a worker, and one that began with it. The session is kept from the first page on.
  await page.goto('/icon-192.png')
  await openOther()
  await open(page)
  await openOther()

  releases.keep(1)
  releases.release()
  await look(page)
  // Not every move finds both workers at rest: one that does not is followed by the next, half a minute later, which is
  // when a worker that was disturbed as it gave way gives way at last. Moving on before would disturb it again.
  await expect(async () => {
    await tap(page, '#/pages/user/index')
    await tap(page, '#/pages/set/index')
    await expectBuild(page, 1)
  }).toPass({ timeout: 100_000 })

  for (const other of others) {
    // Only its own copy has this screen's part now; once there, this tab is let in as well.
    await other.bringToFront()
    const loads = countLoads(other)
    const missing: string[] = []
    other.on('response', (it) => {
      if (it.status() === 404) missing.push(it.url())
    })
    await tap(other, '#/pages/ranking/index')
    await expect(other.getByText('This week').first()).toBeVisible()
    expect(missing).toEqual([])
    await expectBuild(other, 1)
    expect(loads()).toBe(1)
  }
})
