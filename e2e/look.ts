import type { Locator, Page } from '@playwright/test'
import { test as base, expect } from './app.ts'
import { barriers } from './axe.ts'
import { brokenWords } from './brokenWords.ts'
import { foreignNames } from './names.ts'

export const LANGUAGES = [
  { locale: 'en-GB', name: 'en' },
  { locale: 'zh-TW', name: 'zh' },
] as const

export const WIDTHS = [320, 390, 1280]

/** Fails the test when the page complained, or a request of it failed. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text())
    })
    page.on('requestfailed', (it) => complaints.push(`${it.url()} ${it.failure()?.errorText}`))
    page.on('response', (it) => {
      if (it.status() >= 400) complaints.push(`${it.url()} ${it.status()}`)
    })
    await use(complaints)
    expect(complaints).toEqual([])
  },
})

/** How a walk looks at the app. */
export type Look = { name: 'en' | 'zh'; width: number }

type Screen = { path: string; query?: string; title: string; heading: string }

/** Goes to a screen and waits until nothing of it is still on its way. */
export async function visit(page: Page, { path, query = '', title, heading }: Screen) {
  await page.goto(`/#${path}${query}`)
  await expect(page).toHaveTitle(`${title} · Bitwave Farm`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('status', { name: /^(Loading|載入中)/ })).toHaveCount(0)
}

/** Opens the sheet behind a button, judges it, and closes it again. */
export async function judgeSheet(page: Page, at: Look & { button: RegExp; where: string }) {
  await page.getByRole('button', { name: at.button }).first().click()
  const part = page.getByRole('dialog')
  const hidden = await part.evaluate((it) => it.scrollWidth - it.clientWidth)
  expect.soft(hidden, `${at.where} scrolls sideways`).toBe(0)
  await judge(page, { ...at, part })
  await page.keyboard.press('Escape')
  await expect(part).toBeHidden()
}

/** Lines that say something in English only: three Latin words in a row, and nothing Chinese. */
const leftovers = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/\p{Script=Han}/u.test(line))
    .filter((line) => /[A-Za-z]{2,}( [A-Za-z]{2,}){2,}/.test(line))

/** What stands in a part, without what people wrote: names and reasons are in whatever language they chose. */
const saidByApp = (part: Locator) =>
  part.evaluate((it) => {
    const written = [...it.querySelectorAll<HTMLElement>('[translate=no]')]
    for (const one of written) one.style.setProperty('display', 'none', 'important')
    const { innerText } = it as HTMLElement
    for (const one of written) one.style.removeProperty('display')
    return innerText
  })

/** Whether a part of a screen fits, is in the language and can be used by everybody. */
export async function judge(
  page: Page,
  { name, width, part, where }: Look & { part: Locator; where: string },
) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(wide, `${where} is wider than the window`).toBeLessThanOrEqual(width)
  expect.soft(await brokenWords(part), `${where} breaks a word`).toEqual([])
  if (name === 'zh') {
    const said = await saidByApp(part)
    expect.soft(said, where).toMatch(/\p{Script=Han}/u)
    expect.soft(leftovers(said), where).toEqual([])
    expect.soft(said.match(/.*[。！？] .*/g) ?? [], `${where} parts sentences twice`).toEqual([])
    expect.soft(await foreignNames(part), where).toEqual([])
  }
  if (width !== 320) expect.soft(await barriers(page), where).toEqual([])
}
