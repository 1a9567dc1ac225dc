import type { Page } from '@playwright/test'
import { test as base, expect, type Member, signIn } from './app.ts'
import { newFarmer } from './farmer.ts'
import { movedOn, noteShifts } from './shifts.ts'
import { visitHome } from './visitHome.ts'

/** Somebody with a balance and an active order, so that there is something to see. */
const test = base.extend<object, { farmer: Member }>({
  farmer: [async ({ db }, use) => use(await newFarmer(db)), { scope: 'worker', timeout: 60_000 }],
})
test.use({ serviceWorkers: 'allow' })

/** What is kept, and what is done with it, by the time that the app has taken the page over. */
type Seen = {
  /** What stood there before the app, once. */
  looks: string[]
  /** Ages that were told in it. */
  ages: number
  attributes: string[]
  /** What a policy has forbidden. */
  forbidden: string[]
}

/** Notes what a start shows before the app runs, and taps in it what is named in the session storage, once. */
const noteLooks = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { looks: [], ages: 0, attributes: [], forbidden: [] }
    Object.assign(globalThis, { seen })
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.forbidden.push(`${event.violatedDirective} ${event.blockedURI}`),
    )
    new MutationObserver((_, observer) => {
      const look = document.querySelector('main[aria-busy="true"]')
      if (!look?.textContent) return
      observer.disconnect()
      seen.looks.push(look.textContent)
      seen.ages = [...look.querySelectorAll('time')].filter(
        (it) => getComputedStyle(it).visibility === 'visible',
      ).length
      const within = [...document.querySelectorAll('#root *')]
      seen.attributes = within.flatMap((it) => it.getAttributeNames())
      const tapped = sessionStorage.getItem('e2e.tap')
      sessionStorage.removeItem('e2e.tap')
      const controls = [...document.querySelectorAll<HTMLElement>('#root :is(a, button, label)')]
      if (tapped) controls.find((it) => it.textContent === tapped)?.click()
    }).observe(document, { childList: true, subtree: true })
  })

const seenOn = (page: Page) => page.evaluate<Seen>(() => Reflect.get(globalThis, 'seen'))

/** The screen as the app shows it. */
const app = (page: Page) => page.locator('main:not([aria-busy="true"])')

const looksOn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((it) => it.startsWith('bw.look')))

const lookOf = (page: Page, path: string) =>
  page.evaluate((it) => localStorage.getItem(it) ?? '', `bw.look${path}`)

/** Leaves a screen when it is there, and so is what writes down how it looks. */
async function leave(page: Page, path: string, words: string) {
  await page.goto(`/#${path}`)
  await expect(app(page).getByText(words).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.evaluate(hasKeeper)).toBe(true)
  await page.goto('/icon.svg')
}

/** Leaves it when all of it is there: of a screen with something still on its way no look is kept. */
const leaveWhole = (page: Page, path: string, words: string) =>
  expect(async () => {
    await leave(page, path, words)
    expect(await lookOf(page, path)).toContain(words)
  }).toPass()

const hasKeeper = () =>
  performance.getEntriesByType('resource').some((it) => it.name.includes('/lookOf-'))

/** Starts on a screen that was left, and taps the control with these words as soon as they are there. */
async function start(page: Page, path: string, tapped = '') {
  await page.evaluate((it) => sessionStorage.setItem('e2e.tap', it), tapped)
  await page.goto(`/#${path}`, { waitUntil: 'commit' })
}

test('a start shows the screen as it was left until the app runs, and nothing moves', async ({
  page,
  context,
  farmer,
}) => {
  await noteShifts(page)
  await signIn(page, farmer)
  await visitHome(page)
  await noteLooks(page)
  for (const [path, words] of [
    ['/pages/home/index', 'Staked in the pool'],
    ['/pages/staking/my', '100 BTCW'],
    ['/pages/billList/index', 'Deposit'],
    ['/pages/user/index', 'UID'],
  ] as const) {
    await leaveWhole(page, path, words)
    await start(page, path)
    await expect(app(page).getByText(words).first(), path).toBeVisible()
    const { looks, forbidden } = await seenOn(page)
    expect(looks.join(), path).toContain(words)
    expect(forbidden, path).toEqual([])
    expect(await movedOn(page), path).toEqual([])
  }

  await context.setOffline(true)
  await page.goto('/icon.svg')
  await leaveWhole(page, '/pages/user/index', 'Saved')
  await start(page, '/pages/user/index')
  await expect(page.getByRole('status').filter({ hasText: /^Offline/ })).toBeVisible()
  await expect(app(page).getByText('Saved').first()).toBeVisible()
  // An age that was true when it was left is not said again.
  const { looks, ages } = await seenOn(page)
  expect(looks.join()).toContain('Saved')
  expect(ages).toBe(0)
})

test('what is tapped before the app runs is done by it, once: a button, a link, a filter', async ({
  page,
  farmer,
}) => {
  await signIn(page, farmer)
  await visitHome(page)
  await noteLooks(page)
  await leaveWhole(page, '/pages/user/index', 'UID')
  await start(page, '/pages/user/index', 'What would I get if I left today?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await leaveWhole(page, '/pages/user/index', 'UID')
  await start(page, '/pages/user/index', 'Service')
  await expect(page.getByRole('heading', { name: 'Service', level: 1 })).toBeVisible()

  await leaveWhole(page, '/pages/billList/index', 'Deposit')
  await start(page, '/pages/billList/index', 'BTCWT')
  await expect(app(page).getByRole('radio', { name: 'BTCWT', exact: true })).toBeChecked()
})

test('nobody sees what somebody else has left, or long ago, or what was true before something was done', async ({
  page,
  farmer,
}) => {
  await signIn(page, farmer)
  await visitHome(page)
  await leaveWhole(page, '/pages/user/index', 'UID')
  await noteLooks(page)

  const kept = JSON.parse(await lookOf(page, '/pages/user/index'))
  for (const other of [
    { ...kept, session: 'another0' },
    { ...kept, locale: 'zh-Hant' },
    { ...kept, at: Date.now() - 90_000_000 },
  ]) {
    await page.goto('/icon.svg')
    await keep(page, other)
    await start(page, '/pages/user/index')
    await expect(app(page).getByText('UID').first()).toBeVisible()
    expect((await seenOn(page)).looks).toEqual([])
  }

  await page.goto('/#/pages/user/info')
  await page.getByRole('button', { name: 'Change', exact: true }).first().tap()
  await page.getByLabel('New nickname').fill('Harbour')
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Nickname saved' })).toBeVisible()
  expect(await looksOn(page)).toEqual([])
})

test('what the device kept cannot run or fetch anything', async ({ page, farmer }) => {
  await signIn(page, farmer)
  await visitHome(page)
  await leaveWhole(page, '/pages/user/index', 'UID')
  const kept = JSON.parse(await lookOf(page, '/pages/user/index'))
  await noteLooks(page)
  const hostile = [
    ['main', {}, ['Hostile', ['h1', { onclick: 'done()' }, ['x']]]],
    ['a', { href: 'javascript:done()' }, ['Link']],
    ['img', { src: 'https://stranger.example/x.png', onerror: 'done()' }, []],
    ['p', { style: 'background: url(https://stranger.example/y.png)' }, ['Styled']],
  ]
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/icon.svg')
  await keep(page, { ...kept, drawn: hostile })
  await start(page, '/pages/user/index')
  await expect(app(page).getByText('UID').first()).toBeVisible()
  const { looks, attributes } = await seenOn(page)
  expect(looks).toEqual(['Hostilex'])
  expect(attributes.filter((it) => /^(on|href|src|style)/.test(it))).toEqual([])

  for (const drawn of [[['script', {}, ['done()']]], [['iframe', { src: '/x' }, []]], 7, null]) {
    await page.goto('/icon.svg')
    await keep(page, { ...kept, drawn })
    await page.goto('/#/pages/user/index')
    await expect(app(page).getByText('UID').first()).toBeVisible()
    expect((await seenOn(page)).looks).toEqual([])
  }
  expect(asked.filter((url) => url.includes('stranger'))).toEqual([])
  expect((await seenOn(page)).forbidden).toEqual([])
})

// The last one: it ends the session.
test('nothing of it stays after signing out, or where no copy is to be kept', async ({
  page,
  farmer,
}) => {
  await signIn(page, farmer)
  await visitHome(page)
  await leaveWhole(page, '/pages/user/index', 'UID')
  await page.goto('/#/pages/set/index')
  const copy = page.getByRole('checkbox', { name: 'Keep a copy on this phone' })
  await copy.uncheck()
  await expect.poll(() => looksOn(page)).toEqual([])
  await leave(page, '/pages/user/index', 'UID')
  expect(await looksOn(page)).toEqual([])

  await page.goto('/#/pages/set/index')
  await copy.check()
  await leaveWhole(page, '/pages/user/index', 'UID')
  await page.goto('/#/pages/set/index')
  await page.getByRole('button', { name: 'Sign out' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await page.reload()
  expect(await looksOn(page)).toEqual([])
})

/** Puts a look where the app keeps Account's, and has the page say whether it was ever painted. */
async function keep(page: Page, look: unknown) {
  await page.evaluate(
    (it) => localStorage.setItem('bw.look/pages/user/index', it),
    JSON.stringify(look),
  )
}
