import type { Page } from '@playwright/test'
import { test as base, expect, type Member } from './app.ts'
import { atRest } from './atRest.ts'
import { newFarmer } from './farmer.ts'

/** Somebody with a balance and an active order, so that there is something to see. */
export const test = base.extend<object, { farmer: Member }>({
  farmer: [async ({ db }, use) => use(await newFarmer(db)), { scope: 'worker', timeout: 60_000 }],
})

/** Screens, and what stands on each. */
export const ACCOUNT = ['/pages/user/index', 'UID'] as const
export const RECORDS = ['/pages/billList/index', 'Deposit'] as const

/** What a start shows before the app runs. */
type Seen = {
  /** The words of the screen that stood there before the app, if one did. */
  looks: string[]
  /** Ages that were told in it. */
  ages: number
  attributes: string[]
  /** What a policy has forbidden. */
  forbidden: string[]
  /** Whether the app has taken the page over. */
  taken: boolean
}

/** Notes what a start shows before the app runs, and taps in it what is named in the session storage, once. */
export const noteLooks = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { looks: [], ages: 0, attributes: [], forbidden: [], taken: false }
    Object.assign(globalThis, { seen })
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.forbidden.push(`${event.violatedDirective} ${event.blockedURI}`),
    )
    document.addEventListener('taken', () => (seen.taken = true), { capture: true })
    new MutationObserver((_, observer) => {
      const look = document.querySelector('main[aria-busy="true"]')
      // The frame of a start has no heading.
      if (!look?.textContent || !document.querySelector('#root h1')) return
      observer.disconnect()
      seen.looks.push(look.textContent)
      seen.ages = [...look.querySelectorAll('time')].filter(
        (it) => getComputedStyle(it).visibility === 'visible',
      ).length
      const within = [...document.querySelectorAll('#root *')]
      seen.attributes = within.flatMap((it) => it.getAttributeNames())
      const tapped = sessionStorage.getItem('e2e.tap')
      sessionStorage.removeItem('e2e.tap')
      if (!tapped) return
      const controls = [...document.querySelectorAll<HTMLElement>('#root :is(a, button, label)')]
      const named = controls.find((it) => it.textContent === tapped)
      const control = named ?? controls.find((it) => it.textContent?.includes(tapped))
      control?.focus()
      control?.click()
    }).observe(document, { childList: true, subtree: true })
  })

export const seenOn = (page: Page) => page.evaluate<Seen>(() => Reflect.get(globalThis, 'seen'))

/** The screen as the app shows it. */
export const app = (page: Page) => page.locator('main:not([aria-busy="true"])')

export const looksOn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((it) => it.startsWith('bw.look')))

/** The look that is kept of a screen, as text. */
export const lookOf = (page: Page, path: string) =>
  page.evaluate((it) => localStorage.getItem(it) ?? '', `bw.look${path}`)

/** Puts a look, or what is none, where the app keeps a screen's. */
export const keep = (page: Page, path: string, look: string) =>
  page.evaluate(
    ([place = '', it = '']) => localStorage.setItem(place, it),
    [`bw.look${path}`, look],
  )

/** Leaves a screen when all of it is there, and so is what writes down how it looks. */
export async function leave(page: Page, path: string, words: string) {
  await page.goto(`/#${path}`)
  await expect(app(page).getByText(words).first()).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await atRest(page)
  await expect.poll(() => page.evaluate(hasKeeper)).toBe(true)
  await page.goto('/icon.svg')
}

const hasKeeper = () =>
  performance.getEntriesByType('resource').some((it) => it.name.includes('/lookOf-'))

/** Leaves it until a look is kept: of a screen that asks for something anew just then there is none. */
export const leaveWhole = (page: Page, path: string, words: string) =>
  expect(async () => {
    await leave(page, path, words)
    expect(await lookOf(page, path)).toContain(words)
  }).toPass()

/** Starts on a screen, taps the control with these words if it is there before the app, and waits for the app. */
export async function start(page: Page, path: string, tapped = '') {
  await page.evaluate((it) => sessionStorage.setItem('e2e.tap', it), tapped)
  await page.goto(`/#${path}`, { waitUntil: 'commit' })
  await expect.poll(async () => (await seenOn(page)).taken).toBe(true)
}

/**
 * Leaves a screen and starts on it, until it is shown as it was left: an app that is there sooner, as on a busy machine, shows
 * itself. `change` is what becomes of the look meanwhile.
 */
export async function startAsLeft(
  page: Page,
  [path, words]: readonly [path: string, words: string],
  { tapped = '', change }: { tapped?: string; change?: (look: string) => string } = {},
) {
  await expect(async () => {
    await leaveWhole(page, path, words)
    if (change) await keep(page, path, change(await lookOf(page, path)))
    await start(page, path, tapped)
    expect((await seenOn(page)).looks).toHaveLength(1)
  }).toPass()
  return seenOn(page)
}
