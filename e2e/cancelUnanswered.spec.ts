import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { Database } from '#server/db/open.ts'
import { parseAmount } from '#shared/money.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, test } from './app.ts'
import { heldBy } from './books.ts'
import { changeAnswer } from './changeAnswer.ts'
import { told } from './leftForms.ts'
import { loseAnswers } from './loseAnswers.ts'
import { unknown } from './unansweredTransfer.ts'

/** For as long as the app asks by itself. */
const PATIENCE = { timeout: 30_000 }

/** A withdrawal in review, open, whose member has just said that it is to be cancelled. */
async function cancelOne(page: Page, member: Member) {
  const address = privateKeyToAddress(generatePrivateKey())
  const { result } = await post(member, 'asset/cash', { coin: 'BTCW', amount: '120', address })
  await page.goto(`/#/pages/withdrawal/record?id=${result.id}`)
  await page.getByRole('button', { name: 'Cancel this withdrawal' }).click()
  return () => page.getByRole('button', { name: 'Yes, cancel it' }).click()
}

const asked = (db: Database, member: Member) => deposit(db, member, { coin: 'BTCW', amount: '150' })

const sheet = (page: Page) => page.getByRole('dialog')

/** Whether something that was sent is kept as not known yet. */
const isInDoubt = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((place) => place.endsWith('.intent')))

test.describe.configure({ timeout: 120_000 })

test('a cancellation that was not answered is no alarm beside the record that tells of it, and is settled by itself', async ({
  page,
  member,
  db,
}) => {
  await asked(db, member)
  const cancel = await cancelOne(page, member)
  const { keys, letThrough } = await loseAnswers(page, 'asset/cashCancel')
  await cancel()
  await expect(sheet(page)).toContainText('What came back is in your balance again.')
  await expect(unknown(page)).toHaveCount(0)
  await expect.poll(() => keys.length, PATIENCE).toBe(4)
  await expect(told(page, 'network request failed').first()).toBeVisible()
  await expect(sheet(page).getByRole('alert')).toHaveCount(0)
  await expect(unknown(page)).toHaveCount(0)
  expect(await isInDoubt(page)).toBe(true)

  letThrough()
  await page.reload()
  await expect.poll(() => isInDoubt(page)).toBe(false)
  await expect(sheet(page)).toContainText('What came back is in your balance again.')
  await expect(sheet(page).getByRole('alert')).toHaveCount(0)
  expect(new Set(keys).size).toBe(1)
  expect(await heldBy(db, member)).toEqual({ 'available:BTCW': parseAmount('150') })
})

test('where the record does not tell what became of it, it can be asked again, and the answer stays', async ({
  page,
  member,
  db,
}) => {
  await asked(db, member)
  const cancel = await cancelOne(page, member)
  const why = 'It is on its way already.'
  await page
    .context()
    .route('**/api/asset/cashCancel', (route) =>
      route.fulfill({ json: { code: 400, message: why } }),
    )
  let isOnItsWay = false
  const { keys, letThrough } = await loseAnswers(page, 'asset/cashCancel', async () => {
    isOnItsWay = true
  })
  await changeAnswer(page, 'asset/cashRecord', ({ list }) => {
    for (const one of list) one.cancellable &&= !isOnItsWay
  })
  await cancel()
  await expect(sheet(page).getByRole('button', { name: /cancel/i })).toHaveCount(0)
  await expect(sheet(page).getByRole('alert')).toHaveCount(0)
  await expect(unknown(page)).toHaveCount(0)
  // Nobody but the person asks any more, who can.
  await expect(unknown(page)).toBeVisible(PATIENCE)
  expect(keys.length).toBeGreaterThanOrEqual(4)
  letThrough()
  await expect(sheet(page).getByRole('alert')).toContainText(why, PATIENCE)
  await expect(unknown(page)).toHaveCount(0)
  expect(await isInDoubt(page)).toBe(false)
})
