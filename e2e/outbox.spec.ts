import type { Page } from '@playwright/test'
import { expect, newMember, test } from './app.ts'
import { heldBy } from './books.ts'
import { keptOn } from './kept.ts'
import type { Wallet } from './wallet.ts'
import { openOrder, payIn, sendsOf } from './walletPledge.ts'

const ONE = 10n ** 18n
const SUBMIT = '**/api/product/bTCWPledge'
const KEPT = 'kept on this device, not handed over yet'

/** Pays an order while the service cannot be told of it. Answers the hash. */
async function payUntold(page: Page, wallet: Wallet): Promise<string> {
  const { promise: sent, resolve } = Promise.withResolvers<string>()
  wallet.onSent = resolve
  await page.route(SUBMIT, (route) => route.abort())
  await payIn(page)
  return sent
}

/** Whether the database has the hash, and whether local storage has. */
async function placesOf(page: Page, hash: string) {
  const ahead = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  const all = await keptOn(page)
  return {
    ahead: ahead.includes(hash),
    database: all.includes('bw.outbox') && all.split('bw.outbox')[1]?.includes(hash),
  }
}

test('a payment that could not be handed over is kept in the database, shown, and handed over at the next start', async ({
  page,
  context,
  member,
  wallet,
  db,
}) => {
  const order = await openOrder(page, member, '45')
  const hash = await payUntold(page, wallet)
  await expect.poll(() => placesOf(page, hash)).toEqual({ ahead: false, database: true })

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
    await expect.poll(() => placesOf(page, hash)).toEqual({ ahead: false, database: true })
    await page.unroute(SUBMIT)
    await page.evaluate((name) => {
      const target = name === 'visibilitychange' ? document : window
      target.dispatchEvent(new Event(name))
    }, event)
    await expect.poll(() => placesOf(page, hash)).toEqual({ ahead: false, database: false })
  })
}

test('where the browser refuses a database, local storage alone keeps the payment', async ({
  page,
  context,
  member,
  wallet,
}) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A private window', 'SecurityError')
    }
  })
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

test('signing out says what becomes of a kept payment, and leaves nothing of it; the next member sees nothing', async ({
  page,
  member,
  wallet,
  db,
}) => {
  await openOrder(page, member, '35')
  const hash = await payUntold(page, wallet)
  await expect.poll(() => placesOf(page, hash)).toEqual({ ahead: false, database: true })
  await page.goto('/#/pages/set/index')
  await page.getByRole('button', { name: 'Sign out' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('the service finds the payment on the chain by itself')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await expect.poll(() => keptOn(page)).not.toContain(hash)
  await expect
    .poll(() => heldBy(db, member), { timeout: 30_000 })
    .toEqual({ 'staked:BTCW': 35n * ONE })

  const other = await newMember(db)
  await page.evaluate((token) => localStorage.setItem('bw.token', token), `Bearer ${other.token}`)
  await page.reload()
  await page.goto('/#/pages/staking/my')
  await expect(page.getByText('No active orders')).toBeVisible()
  await expect(page.getByText(KEPT)).toHaveCount(0)
})

test('another member’s payment is neither shown nor handed over', async ({
  page,
  member,
  wallet,
  db,
}) => {
  await openOrder(page, member, '35')
  const hash = await payUntold(page, wallet)
  await expect.poll(() => placesOf(page, hash)).toEqual({ ahead: false, database: true })
  const other = await newMember(db)
  await page.unroute(SUBMIT)
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('bTCWPledge')) told.push(request.url())
  })
  await page.goto('/#/pages/locale/index')
  await page.evaluate((token) => {
    // As a sign-in leaves it: whose wallet was connected, and who was signed in, is of the session before.
    for (const key of Object.keys(localStorage)) {
      if (/^bw\.(wagmi|member)/.test(key)) localStorage.removeItem(key)
    }
    localStorage.setItem('bw.token', token)
  }, `Bearer ${other.token}`)
  await page.reload()
  await page.goto('/#/pages/staking/my')
  await expect(page.getByText('No active orders')).toBeVisible()
  await expect(page.getByText(KEPT)).toHaveCount(0)
  expect(told).toEqual([])
})

test('a session that ended takes the kept payment with it', async ({
  page,
  member,
  wallet,
  db,
}) => {
  await openOrder(page, member, '35')
  const hash = await payUntold(page, wallet)
  await expect.poll(() => placesOf(page, hash)).toEqual({ ahead: false, database: true })
  await db.inTx((tx) => tx`delete from session where member_id = ${member.id}`)
  await page.goto('/#/pages/user/index')
  await expect(page.getByRole('dialog', { name: 'Login failure' })).toBeVisible()
  await expect.poll(() => keptOn(page)).not.toContain(hash)
  await expect
    .poll(() => heldBy(db, member), { timeout: 30_000 })
    .toEqual({ 'staked:BTCW': 35n * ONE })
})
