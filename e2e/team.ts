import type { Browser, Page } from '@playwright/test'
import { type Member, signIn } from './app.ts'
import { farm } from './farm.ts'

/** Another member, signed in in a browser context of their own. */
export async function elsewhere(browser: Browser, member: Member): Promise<Page> {
  const context = await browser.newContext({ baseURL: farm.appUrl })
  const page = await context.newPage()
  await signIn(page, member)
  return page
}

/** Somebody in a list of the team. */
export const row = (page: Page, { nickname }: Pick<Member, 'nickname'>) =>
  page.getByRole('main').getByRole('button', { name: nickname })

/** In the open form of ratios: a reward ratio, as far as the last look. */
export async function enterRatio(page: Page, percent: string) {
  await page.getByRole('textbox', { name: 'Reward ratio' }).fill(percent)
  await page.getByRole('button', { name: 'Check the change' }).click()
}

/** The form in which the ratios of an agent below are changed. */
export async function openRatios(page: Page, member: Member) {
  await page.goto('/#/pages/mine/index')
  await row(page, member).click()
  await page.getByRole('button', { name: 'Change ratios' }).click()
}
