import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type Member, signIn } from './app.ts'
import { farm } from './farm.ts'

/** Another person's browser, signed in as somebody where one is named. */
export async function browserOf(
  browser: Browser,
  who?: Member,
  { locale = 'en-GB' }: Pick<BrowserContextOptions, 'locale'> = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: farm.appUrl, locale })
  const page = await context.newPage()
  if (who) await signIn(page, who)
  return page
}
