import type { Page } from '@playwright/test'
import { expect, type Member } from './app.ts'
import { home, signInByPassword } from './screens.ts'
import { signOut } from './signOut.ts'

export const PASSWORD = 'harbour Lantern 27'

type HandOver = { path: string; release: () => void; to: Member }

export const told = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words })

/** Has the call reach the service and keeps its answer back; answers how to let it through. */
export async function holdAnswer(page: Page, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: done, resolve: isDone } = Promise.withResolvers<void>()
  await page.route(`**/api/${path}`, async (route) => {
    const response = await route.fetch()
    isDone()
    await released
    await route.fulfill({ response })
  })
  return { done, release }
}

/**
 * Signs out, lets the answer through, and signs in as somebody else: what was said in between was said to no member, or to the
 * next one. Answers all of it.
 */
export async function handOver(page: Page, { path, release, to }: HandOver) {
  await signOut(page)
  await page.evaluate(() => {
    const { dataset } = document.body
    const hear = () => {
      for (const { textContent } of document.querySelectorAll('[role=status]'))
        dataset['said'] = `${dataset['said'] ?? ''} ${textContent}`
    }
    new MutationObserver(hear).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  const answered = page.waitForResponse(`**/api/${path}`)
  release()
  await answered
  await signInByPassword(page, to.account, PASSWORD)
  await expect(home(page)).toBeVisible()
  return page.evaluate(() => document.body.dataset['said'])
}

/** Leaves the form by the address, as the way back does. */
export async function leave(page: Page) {
  await page.goto('/#/pages/home/index')
  await expect(home(page)).toBeVisible()
}
