import type { Page } from '@playwright/test'
import { changeAnswer } from './changeAnswer.ts'

/** Has the service tell this page that a new password has so many characters at least, now and at its last visit. */
export async function wantLonger(page: Page, passwordMin: number): Promise<void> {
  const answer = await page.request.post('/api/home/parameters', { data: {} })
  const { result } = await answer.json()
  Object.assign(result.parameters, { passwordMin })
  await page.addInitScript(
    (kept) => localStorage.setItem('bw.parameters', kept),
    JSON.stringify(result),
  )
  await changeAnswer(page, 'home/parameters', ({ parameters }) => {
    parameters.passwordMin = passwordMin
  })
}
