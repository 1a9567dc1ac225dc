import type { Page } from '@playwright/test'
import { ONE } from '#shared/money.ts'
import { expect, type Member, newMember, test } from './app.ts'
import { heldBy } from './books.ts'
import { keptOn } from './kept.ts'
import { setToken, signInScreen } from './screens.ts'
import { KEPT, payUntold, placesOf, SUBMIT } from './untold.ts'
import type { Wallet } from './wallet.ts'
import { openOrder } from './walletPledge.ts'

/** Pays an order so that the service does not hear of it; answers the hash once the database has it. */
async function payKept(page: Page, { member, wallet }: { member: Member; wallet: Wallet }) {
  await openOrder(page, member, '35')
  const hash = await payUntold(page, wallet)
  await expect.poll(() => placesOf(page, hash)).toEqual({ ahead: true, database: true })
  return hash
}

test('signing out says what becomes of a kept payment, and leaves nothing of it; the next member sees nothing', async ({
  page,
  member,
  wallet,
  db,
}) => {
  const hash = await payKept(page, { member, wallet })
  await page.goto('/#/pages/set/index')
  await page.getByRole('button', { name: 'Sign out' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('the service finds the payment on the chain by itself')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(signInScreen(page)).toBeVisible()
  await expect.poll(() => keptOn(page)).not.toContain(hash)
  await expect
    .poll(() => heldBy(db, member), { timeout: 30_000 })
    .toEqual({ 'staked:BTCW': 35n * ONE })

  const other = await newMember(db)
  await setToken(page, other)
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
  await payKept(page, { member, wallet })
  const other = await newMember(db)
  await page.unroute(SUBMIT)
  // The first member's own session may hand it over until it is left.
  const told: string[] = []
  page.on('request', (request) => {
    const isOther = request.headers()['authorization']?.includes(other.token)
    if (request.url().endsWith('bTCWPledge') && isOther) told.push(request.url())
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
  const hash = await payKept(page, { member, wallet })
  // Away: an app that is open hears of the end by whatever it asks next, and a start after that has nothing to tell.
  await page.goto('/icon.svg')
  await db.inTx((tx) => tx`delete from session where member_id = ${member.id}`)
  await page.goto('/#/pages/user/index')
  await expect(page.getByRole('dialog', { name: 'Login failure' })).toBeVisible()
  await expect.poll(() => keptOn(page)).not.toContain(hash)
  await expect
    .poll(() => heldBy(db, member), { timeout: 30_000 })
    .toEqual({ 'staked:BTCW': 35n * ONE })
})
