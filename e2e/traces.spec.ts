import type { Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { arriveAt } from './arriveAt.ts'
import { atRest } from './atRest.ts'
import { allKept, tracesOn } from './kept.ts'
import { setToken, signInScreen, signInWithWallet } from './screens.ts'
import { signOut } from './signOut.ts'
import { installWallet, type Wallet } from './wallet.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 120_000 })

/** What only one member has, in amounts that nobody else moves. */
const DEPOSIT = '41.5625'
const PLEDGE = '11.0625'

/** A member with records, and what they are known by; the token is as it was sent. */
async function withRecords(db: Database) {
  const member = await newMember(db)
  await deposit(db, member, { coin: 'BTCW', amount: DEPOSIT })
  const body = { coin: 'BTCW', amount: PLEDGE, planId: 'd30' }
  const pledged = await post(member, 'product/pledge', body)
  expect(pledged.code, pledged.message).toBe(200)
  const { result: user } = await post(member, 'member/userInfo', {})
  const { result: orders } = await post(member, 'product/order', { status: 'success' })
  // Addresses without what they begin with: some keep them that way.
  const account = member.account.slice(2)
  const marks = [member.nickname, account, user.email, user.inviteCode, orders.list[0].no]
  return { member, marks: [...marks, DEPOSIT, PLEDGE] }
}

const tokenOn = (page: Page) => page.evaluate(() => localStorage.getItem('bw.token') ?? '')

/** Signs in by the wallet, leaves a draft and a look at every kind of record, and waits until the rest is kept as well. */
async function useIt(page: Page): Promise<string> {
  await page.goto('/')
  await signInWithWallet(page)
  await expect(page.getByText('Staked in the pool', { exact: true })).toBeVisible()
  await allKept(page)
  await page.goto('/#/pages/transfer/index')
  await page.getByLabel('Amount').first().fill('2.5')
  await arriveAt(page, '/#/pages/community/index?q=Member')
  await page.goto('/#/pages/staking/my')
  await expect(page.getByText(`${PLEDGE} BTCW`).first()).toBeVisible()
  await atRest(page)
  const token = await tokenOn(page)
  return token.replace('Bearer ', '')
}

test('after signing out nothing on the device tells of the member', async ({
  page,
  context,
  db,
}) => {
  const { member, marks } = await withRecords(db)
  await installWallet(context, member.key)
  const token = await useIt(page)
  const all = [...marks, member.id, token]
  await expect.poll(() => tracesOn(page, all)).toEqual(all)
  await signOut(page)
  await expect.poll(() => tracesOn(page, all)).toEqual([])
  await page.reload()
  await expect(signInScreen(page)).toBeVisible()
  expect(await tracesOn(page, all)).toEqual([])
})

test('after the session was ended elsewhere nothing on the device tells of the member', async ({
  page,
  context,
  db,
}) => {
  const { member, marks } = await withRecords(db)
  await installWallet(context, member.key)
  const token = await useIt(page)
  await db.inTx((tx) => tx`delete from session where member_id = ${member.id}`)
  await page.reload()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(signInScreen(page)).toBeVisible()
  // What was typed waits for the same member under their number, and goes when another one signs in.
  await expect.poll(() => tracesOn(page, [...marks, token])).toEqual([])
})

test('a wallet that goes to another account leaves nothing of the member to the next one', async ({
  page,
  context,
  db,
}) => {
  const { member, marks } = await withRecords(db)
  const next = await newMember(db)
  // What one member has is no total of all members then, which is for everybody to see, even where nobody else has anything.
  await deposit(db, next, { coin: 'BTCW', amount: '3' })
  const wallet: Wallet = await installWallet(context, member.key)
  const token = await useIt(page)
  await expect(async () => {
    await wallet.switchTo(page, privateKeyToAccount(next.key))
    await expect(signInScreen(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const all = [...marks, member.id, token]
  await expect.poll(() => tracesOn(page, all)).toEqual([])

  await signInWithWallet(page)
  await expect(page.getByText('Staked in the pool', { exact: true })).toBeVisible()
  await page.goto('/#/pages/staking/my')
  await expect(page.getByText('No active orders')).toBeVisible()
  // Not before the worker has kept what this one has.
  await allKept(page)
  await atRest(page)
  // Whoever pledged is in the ranking, for everybody to see: the name and the address are no traces of theirs.
  const own = all.filter(
    (it) => ![member.nickname, member.account.slice(2), member.id].includes(it),
  )
  expect(own.length).toBeGreaterThan(3)
  expect(await tracesOn(page, own)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  })

  test('what was kept before a wallet came into the page goes with the session too', async ({
    page,
    context,
    db,
  }) => {
    const { member, marks } = await withRecords(db)
    await page.goto('/')
    await setToken(page, member)
    await page.reload()
    await allKept(page)
    await atRest(page)
    const all = [...marks, member.id]
    await expect.poll(() => tracesOn(page, all)).toEqual(all)
    await context.addInitScript(() => Object.assign(window, { ethereum: {} }))
    await page.reload()
    await signOut(page)
    await expect.poll(() => tracesOn(page, all)).toEqual([])
  })
})
