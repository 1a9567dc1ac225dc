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
