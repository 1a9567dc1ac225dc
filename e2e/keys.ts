import type { Locator, Page } from '@playwright/test'
import { expect } from './app.ts'

/** More stops than any screen has: who needs more is caught somewhere. */
const MOST = 80

/** Whether it is seen where the keyboard is: a ring of 2 px round it or round the box that it is in. */
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const at = document.activeElement
    // Its own parts are the browser's, and so is where the focus is in them.
    if (!at || at === document.body || at.matches('input[type=date]')) return true
    for (const around of [at, at.parentElement, at.parentElement?.parentElement]) {
      if (!around) continue
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } =
        getComputedStyle(around)
      const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      if (ring && !/, 0\)$/.test(outlineColor)) return true
      if (boxShadow !== 'none' && borderColor === 'rgb(32, 232, 144)') return true
    }
    return false
  })

/** What has the focus, as a test tells of it. */
const stop = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? '')

/** Goes on with the Tab key until the keyboard is there; on the way it is always seen where it is. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  const passed: string[] = []
  for (let at = 0; at < MOST; at++) {
    await page.keyboard.press(key)
    expect.soft(await isMarked(page), `the focus is seen on ${await stop(page)}`).toBe(true)
    if (await target.evaluate((it) => it === document.activeElement)) return
    passed.push(await stop(page))
  }
  throw new Error(`The keyboard does not come to it, but to ${passed.join('\n')}`)
}

/** Goes there and does what it is for. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Goes to a field and types. */
export async function type(page: Page, target: Locator, words: string) {
  await tabTo(page, target)
  await page.keyboard.type(words)
}

/** Opens a sheet by its button and closes it by Escape: the keyboard goes in, does not leave it, and comes back. */
export async function throughSheet(page: Page, opener: Locator) {
  await press(page, opener)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading').first()).toBeFocused()
  for (let at = 0; at < 12; at++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () =>
        document.activeElement?.closest('dialog') === null &&
        document.activeElement !== document.body,
    )
    expect(outside, `a sheet lets the keyboard out to ${await stop(page)}`).toBe(false)
    expect.soft(await isMarked(page), `the focus is seen on ${await stop(page)}`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
}

/** Where the Tab key goes from the top of the page, each stop by its place. */
export async function stops(page: Page): Promise<{ top: number; left: number; html: string }[]> {
  const found: { top: number; left: number; html: string }[] = []
  for (let at = 0; at < MOST; at++) {
    await page.keyboard.press('Tab')
    const next = await page.evaluate(() => {
      const active = document.activeElement
      if (!active?.closest('main')) return null
      const shown = active.closest('label') ?? active
      const { left, top } = shown.getBoundingClientRect()
      const stays = (it: Element | null): boolean =>
        it !== null &&
        (/sticky|fixed/.test(getComputedStyle(it).position) || stays(it.parentElement))
      if (stays(shown)) return null
      return { left, top: top + scrollY, html: active.outerHTML.slice(0, 160) }
    })
    if (next === null && found.length > 0) break
    if (next) found.push(next)
  }
  return found
}
