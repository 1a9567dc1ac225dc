import type { BrowserContext, Page } from '@playwright/test'
import { ONE } from '#shared/money.ts'
import { expect, test } from './app.ts'
import { heldBy } from './books.ts'
import { KEPT, payUntold, placesOf, SUBMIT } from './untold.ts'
import { openOrder, sendsOf } from './walletPledge.ts'

test('a payment that could not be handed over is kept in both places, shown, and handed over at the next start', async ({
  page,
  context,
  member,
  wallet,
  db,
}) => {
  const order = await openOrder(page, member, '45')
  const hash = await payUntold(page, wallet)
  await expect.poll(() => placesOf(page, hash)).toEqual({ ahead: true, database: true })

  await page.goto('/#/pages/staking/my')
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect(page.getByText(/Tried (once|\d+ times)\. No answer came\./)).toBeVisible()
  await page.getByRole('button', { name: 'Hand it over now' }).click()
  await expect(page.getByText(KEPT)).toBeVisible()
  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(page).toHaveURL(new RegExp(`order=${order}$`))
  await page.close()

  const again = await context.newPage()
  await again.goto('/#/pages/staking/my')
  await expect.poll(() => placesOf(again, hash)).toEqual({ ahead: false, database: false })
  await expect(again.getByRole('heading', { name: 'My Staking' })).toBeVisible()
  await expect(again.getByText(KEPT)).toHaveCount(0)
  await expect
    .poll(() => heldBy(db, member), { timeout: 30_000 })
    .toEqual({ 'staked:BTCW': 45n * ONE })
  expect(sendsOf(wallet)).toBe(1)
})

for (const event of ['online', 'pageshow', 'visibilitychange']) {
  test(`a kept payment is handed over again on ${event}`, async ({ page, member, wallet }) => {
    await openOrder(page, member, '15')
    const hash = await payUntold(page, wallet)
    await expect.poll(() => placesOf(page, hash)).toEqual({ ahead: true, database: true })
    await page.unroute(SUBMIT)
    await page.evaluate((name) => {
      const target = name === 'visibilitychange' ? document : window
      target.dispatchEvent(new Event(name))
    }, event)
    await expect.poll(() => placesOf(page, hash)).toEqual({ ahead: false, database: false })
  })
}

/** From the next start on: as an app's browser does that has lost its database's server, or a private window for good. */
const refuseDatabase = (context: BrowserContext) =>
  context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
    }
  })

test('a database that cannot be read for a moment hides no payment that is in it', async ({
  page,
  context,
  member,
  wallet,
}) => {
  await openOrder(page, member, '16')
  const hash = await payUntold(page, wallet)
  await expect.poll(() => placesOf(page, hash)).toMatchObject({ database: true })
  await refuseDatabase(context)
  await page.goto('/icon.svg')
  await page.goto('/#/pages/staking/my')
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect(page.getByText(/Tried (once|\d+ times)\. No answer came\./)).toBeVisible()
})

test('where the browser refuses a database, local storage alone keeps the payment', async ({
  page,
  context,
  member,
  wallet,
}) => {
  await refuseDatabase(context)
  const ahead = (on: Page) => on.evaluate(() => JSON.stringify({ ...localStorage }))
  await openOrder(page, member, '25')
  const hash = await payUntold(page, wallet)
  await page.goto('/#/pages/staking/my')
  await expect(page.getByText(KEPT)).toBeVisible()
  expect(await ahead(page)).toContain(hash)
  await page.close()

  const again = await context.newPage()
  await again.goto('/#/pages/staking/my')
  await expect.poll(() => ahead(again)).not.toContain(hash)
})
