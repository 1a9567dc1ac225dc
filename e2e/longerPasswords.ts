import type { Page } from '@playwright/test'

/** Has the service tell this page that a new password has so many characters at least, now and at its last visit. */
export async function wantLonger(page: Page, passwordMin: number): Promise<void> {
  const said = async (answer: { json: () => Promise<{ result: { parameters: object } }> }) => {
    const body = await answer.json()
    Object.assign(body.result.parameters, { passwordMin })
    return body
  }
  const { result } = await said(await page.request.post('/api/home/parameters', { data: {} }))
  await page.addInitScript(
    (kept) => localStorage.setItem('bw.parameters', kept),
    JSON.stringify(result),
  )
  await page.route('**/api/home/parameters', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: await said(response) })
  })
}
