import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { parseAmount } from '#shared/money.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, test } from './app.ts'
import { heldBy } from './books.ts'
import { signOut } from './signOut.ts'
import { sendTransfer } from './transfers.ts'

const PASSWORD = 'harbour Lantern 27'

type HandOver = { path: string; release: () => void; to: Member }

const home = (page: Page) => page.getByRole('heading', { name: 'Bitwave', level: 1 })
const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** Has the call reach the service and keeps its answer back; answers how to let it through. */
async function holdAnswer(page: Page, path: string) {
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
async function handOver(page: Page, { path, release, to }: HandOver) {
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
  await page.getByLabel('Wallet address').fill(to.account)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(home(page)).toBeVisible()
  return page.evaluate(() => document.body.dataset['said'])
}

/** Leaves the form by the address, as the way back does. */
async function leave(page: Page) {
  await page.goto('/#/pages/home/index')
  await expect(home(page)).toBeVisible()
}

test('who has left a transfer before its answer is told of it where they are', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db)
  const { done, release } = await holdAnswer(page, 'asset/transfer')
  await sendTransfer(page, other, '7')
  await done
  await leave(page)
  release()
  await expect(told(page, `7 BTCW sent to ${other.nickname}.`)).toBeVisible()
  await expect(home(page)).toBeVisible()
  expect(await heldBy(db, other)).toEqual({ 'available:BTCW': parseAmount('7') })

  await page.goto('/#/pages/transfer/index')
  await expect(page.getByLabel('Payee')).toHaveValue('')
})

test('who has left a withdrawal before its answer is told of it and not led away', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  const { done, release } = await holdAnswer(page, 'asset/cash')
  await page.goto('/#/pages/withdrawal/index')
  await page.getByLabel('Wallet address').fill(privateKeyToAddress(generatePrivateKey()))
  await page.getByLabel('Amount').fill('120')
  await page.getByRole('button', { name: 'Review 120 BTCW' }).click()
  await page.getByRole('button', { name: 'Withdraw 120 BTCW' }).click()
  await done
  await leave(page)
  release()
  await expect(told(page, 'Your withdrawal of 120 BTCW')).toBeVisible()
  await expect(home(page)).toBeVisible()
  expect(await heldBy(db, member)).toEqual({
    'available:BTCW': parseAmount('29.5'),
    'withdrawing:BTCW': parseAmount('120.5'),
  })
})

for (const [from, path, words] of [
  ['balance', 'product/pledge', 'Your pledge is made.'],
  ['wallet', 'product/bTCWPledgeBefter', 'Your pledge waits to be paid.'],
] as const) {
  test(`who has left a pledge from the ${from} before its answer is told of it and not led away`, async ({
    page,
    member,
    db,
  }) => {
    await deposit(db, member, { coin: 'BTCWT', amount: '250' })
    const { done, release } = await holdAnswer(page, path)
    await page.goto('/#/pages/staking/index')
    await page.getByRole('radio', { name: `From ${from}` }).press('Space')
    await page.getByRole('radio', { name: 'BTCWT', exact: true }).press('Space')
    await page.getByLabel('Amount').fill('100')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Review 100 BTCWT' }).click()
    await page.getByRole('button', { name: 'Pledge 100 BTCWT' }).click()
    await done
    await leave(page)
    release()
    await expect(told(page, words)).toBeVisible()
    await expect(home(page)).toBeVisible()
    await expect(page).toHaveURL(/home\/index$/)
  })
}

/** A withdrawal that waits for an operator, whose member has just asked to cancel it. */
async function cancelOne(page: Page, member: Member) {
  const asked = { coin: 'BTCW', amount: '120', address: member.account } as const
  const { result } = await post(member, 'asset/cash', asked)
  await page.goto(`/#/pages/withdrawal/record?id=${result.id}`)
  await page.getByRole('button', { name: 'Cancel this withdrawal' }).click()
  const { done, release } = await holdAnswer(page, 'asset/cashCancel')
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await done
  return release
}

test('who has left the question whether to cancel before its answer is told where they are', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  const release = await cancelOne(page, member)
  await leave(page)
  release()
  await expect(told(page, 'Your withdrawal of 120 BTCW is cancelled.')).toBeVisible()
  await expect(home(page)).toBeVisible()
  expect(await heldBy(db, member)).toEqual({ 'available:BTCW': parseAmount('150') })
})

test('what one member cancelled is not told to the next', async ({ page, member, db }) => {
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  const to = await newMember(db, { password: PASSWORD })
  const release = await cancelOne(page, member)
  const said = await handOver(page, { path: 'asset/cashCancel', release, to })
  expect(said).not.toMatch(/cancelled/i)
})

test('what one member sent is not told to the next', async ({ page, member, db }) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db, { password: PASSWORD })
  const { done, release } = await holdAnswer(page, 'asset/transfer')
  await sendTransfer(page, other, '7')
  await done
  const said = await handOver(page, { path: 'asset/transfer', release, to: other })
  expect(said).not.toContain('sent to')
})
