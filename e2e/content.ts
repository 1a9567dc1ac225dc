import type { Browser, Page } from '@playwright/test'
import type { Member } from './app.ts'
import { browserOf } from './browserOf.ts'

export const sheetOf = (page: Page) => page.getByRole('dialog')
/** Presses the button of this name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** A member's own browser, in Chinese. */
export const readerOf = (browser: Browser, who: Member): Promise<Page> =>
  browserOf(browser, who, { locale: 'zh-TW' })

/** Texts that no other test has. */
export const texts = (name: string) => ({
  title: { en: `Maintenance ${name}`, zh: `維護 ${name}` },
  body: { en: 'On **Friday** we stop for an hour.', zh: '**週五**暫停一小時。' },
})
