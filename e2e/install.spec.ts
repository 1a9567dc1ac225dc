import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { deposit, expect, newMember, signIn, test } from './app.ts'
import { farm } from './farm.ts'
import { watch } from './watch.ts'

test.use({ serviceWorkers: 'allow' })

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Install Bitwave' })

/** Says what Chromium says where the app can be installed; without a screen it never does. */
const mayInstall = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => {
      document.title = 'asked'
      return { outcome: 'dismissed' }
    }
    dispatchEvent(Object.assign(event, { prompt }))
    return event.defaultPrevented
  })

test('the browser finds nothing in the way of installing', async ({ db }, { project }) => {
  const folder = await mkdtemp(join(tmpdir(), 'bitwave-install-'))
  const context = await chromium.launchPersistentContext(folder, project.use.launchOptions)
  watch(context)
  try {
    const [page = await context.newPage()] = context.pages()
    await signIn(page, await newMember(db))
    await page.goto(`${farm.appUrl}/#/pages/home/index`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const protocol = await context.newCDPSession(page)
    const manifest = await protocol.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    const told = JSON.parse(manifest.data ?? '{}')
    expect(told).toMatchObject({ id: '/', scope: '/' })
    for (const { src } of [...told.icons, ...told.screenshots]) {
      expect((await page.request.get(`${farm.appUrl}${src}`)).status(), src).toBe(200)
    }
    for (const { name, url } of told.shortcuts) {
      await page.goto(`${farm.appUrl}${url}`)
      await expect(page).toHaveTitle(`${name} · Bitwave Farm`)
    }
    const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
})

/** As the browser does it while it loads the page: before any of the app's own scripts. */
const offerAtOnce = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      dispatchEvent(Object.assign(event, { prompt: async () => ({ outcome: 'dismissed' }) }))
      document.documentElement.dataset['held'] = String(event.defaultPrevented)
    })
  })

test('an offer of the browser that comes before the app has started is not lost', async ({
  page,
  member: _,
}) => {
  await offerAtOnce(page)
  await page.goto('/#/pages/set/index')
  await expect(page.locator('html')).toHaveAttribute('data-held', 'true')
  await expect(page.getByRole('button', { name: 'Install the app' })).toBeVisible()
})

test.describe('in Traditional Chinese', () => {
  test.use({ locale: 'zh-TW' })

  test('the app that is installed speaks it, and is the same app', async ({ page, context }) => {
    await page.goto('/')
    const protocol = await context.newCDPSession(page)
    const { url, data, errors } = await protocol.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(url).toContain('/manifest.zh-Hant.webmanifest')
    expect(JSON.parse(data ?? '{}')).toMatchObject({ id: '/', lang: 'zh-Hant' })
  })
})

test('installing is offered once, to a member who has had a deposit, and stays in the settings', async ({
  page,
  member,
  db,
}) => {
  await page.goto('/#/pages/home/index')
  await expect(page.getByText('Staked in the pool', { exact: true })).toBeVisible()
  await expect.poll(() => mayInstall(page)).toBe(true)
  await deposit(db, member, { coin: 'BTCW', amount: '5' })
  await expect(sheet(page)).toHaveCount(0)

  // What the page before was still reading does not count for this start.
  await page.addInitScript(() => sessionStorage.removeItem('bw.kept'))
  await page.reload()
  await expect.poll(() => mayInstall(page)).toBe(true)
  await expect(sheet(page)).toBeVisible({ timeout: 45_000 })
  await sheet(page).getByRole('button', { name: 'Not now' }).click()
  await expect(sheet(page)).toHaveCount(0)

  await page.goto('/#/pages/set/index')
  await page.getByRole('button', { name: 'Install the app' }).click()
  await sheet(page).getByRole('button', { name: 'Install', exact: true }).click()
  await expect(page).toHaveTitle('asked')
  await expect(page.getByRole('button', { name: 'Install the app' })).toHaveCount(0)
})

test.describe('on a phone whose browser asks nothing', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  })

  test('the settings tell how to install, and that one sign-in follows', async ({
    page,
    member: _,
  }) => {
    await page.goto('/#/pages/set/index')
    const splash = page.locator('link[rel="apple-touch-startup-image"][href^="data:image/png"]')
    await expect(splash).toHaveCount(2)
    await page.getByRole('button', { name: 'Install the app' }).click()
    await expect(sheet(page).getByText('Add to Home Screen')).toBeVisible()
    await expect(sheet(page).getByText('One sign-in follows')).toBeVisible()
  })
})
