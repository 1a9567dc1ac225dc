import type { Locator, Page } from '@playwright/test'
import { type FigureName, figures } from '#shared/figures/index.ts'
import { say } from '#shared/locale.ts'
import { expect } from './app.ts'
import { bareAmounts } from './bareAmounts.ts'

export type Language = 'en' | 'zh'

/** Opens a figure with the keyboard and looks whether its sheet says what it must. */
async function openSheet(page: Page, figure: Locator, name: Language): Promise<FigureName> {
  const of = (await figure.getAttribute('data-figure')) as FigureName
  const exact = await figure.getAttribute('title')
  const { title, formula, kind } = figures[of]
  const locale = name === 'en' ? 'en' : 'zh-Hant'
  await figure.press('Enter')
  const sheet = page.getByRole('dialog', { name: say(title, locale), exact: true })
  await expect(sheet.getByText(say(formula, locale))).toBeVisible()
  // A figure of the pool moves while others pledge: the sheet has the one that was tapped, or the one that came meanwhile.
  const told = await sheet.locator('[data-exact]').textContent()
  expect([exact, await figure.getAttribute('title')]).toContain(told)
  await expect(sheet.locator(`[data-kind=${kind}]`)).toBeVisible()
  await expect(sheet.getByText(/Computed by the service|伺服器計算時間/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(figure).toBeFocused()
  return of
}

/** Rows of one list are alike, and a long one takes those out of the page that are far from the screen: the first few stand for all. */
const FIGURES = ['[data-figure]:not([data-row] *)']
  .concat([0, 1, 2].map((row) => `[data-row="${row}"] [data-figure]`))
  .join(', ')

/** Every figure of a part has its sheet, and no amount stands there that is none; answers which there were. */
export async function openSheets(page: Page, part: Locator, name: Language): Promise<FigureName[]> {
  expect.soft(await bareAmounts(part), page.url()).toEqual([])
  const found: FigureName[] = []
  for (const figure of await part.locator(FIGURES).all()) {
    found.push(await openSheet(page, figure, name))
  }
  return found
}
