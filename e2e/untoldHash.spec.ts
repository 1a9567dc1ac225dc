import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { KEPT, SUBMIT } from './untold.ts'
import { inWalletApp, linkToPay } from './walletApp.ts'
import { openOrder } from './walletPledge.ts'

const way = (page: Page) => page.getByRole('region', { name: 'Send it yourself' })

/** Types the hash of a payment that was made elsewhere. */
async function name(page: Page, hash: string) {
  await way(page).getByLabel('Transaction hash').fill(hash)
  await way(page).getByRole('button', { name: 'I have paid' }).click()
}

/** What was typed is kept and nothing is offered for payment, after a restart too. */
async function seeKept(page: Page, hash: string) {
  for (const start of [() => Promise.resolve(), () => page.reload()]) {
    await start()
    await expect(page.getByText(KEPT)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(hash.slice(-4))
    await expect(way(page)).toHaveCount(0)
  }
}

test('a hash that is typed while the service is away is kept, and handed over by itself', async ({
  page,
  member,
}) => {
  await openOrder(page, member, '18')
  const hash = `0x${'18'.repeat(32)}`
  await page.route(SUBMIT, (route) => route.abort())
  await name(page, hash)
  await seeKept(page, hash)

  const told = page.waitForRequest(SUBMIT)
  await page.unroute(SUBMIT)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect((await told).postDataJSON()).toMatchObject({ hash })
  await expect(page.getByText(KEPT)).toHaveCount(0)
  await expect(way(page)).toHaveCount(0)
})

test('a no to a typed hash is said at its field, and nothing is kept', async ({ page, member }) => {
  await openOrder(page, member, '18')
  await page.route(SUBMIT, (route) =>
    route.fulfill({ json: { code: 400, message: 'Not this one', field: 'hash', result: null } }),
  )
  await name(page, `0x${'19'.repeat(32)}`)
  await expect(way(page).getByText('Not this one')).toBeVisible()
  await expect(page.getByText(KEPT)).toHaveCount(0)
})

test('one that is typed on the page behind a link is kept there too', async ({
  page,
  member,
  browser,
}) => {
  const link = await linkToPay(page, member, '54')
  const { app, there } = await inWalletApp(browser, member)
  await there.goto(link)
  const hash = `0x${'54'.repeat(32)}`
  await there.route('**/api/product/ticketHash', (route) => route.abort())
  await name(there, hash)
  await seeKept(there, hash)
  await app.close()
})
