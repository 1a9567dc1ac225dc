import type { Page } from '@playwright/test'
import { parseAmount } from '#shared/money.ts'
import type { Pausable } from '#shared/pausable.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, signIn, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { heldBy } from './books.ts'
import { browserOf } from './browserOf.ts'
import { newHolder } from './desk.ts'
import { visitHome } from './visitHome.ts'

// A pause is for every member of the farm that the specs share, so it runs when the others are done.

const reason = { en: 'The books are being moved until noon.', zh: '帳目搬遷中，預計中午完成。' }

let operator: Member

const set = (what: Pausable, on: boolean) =>
  post(operator, 'operator/setPause', { what, on, reason })

/** Pauses transfers in the console, or lets them go on. */
async function atTheDesk(page: Page, on: boolean) {
  await page.goto('/#/pages/console/health')
  const name = on ? 'Pause: Transfers' : 'Let go on: Transfers'
  await page.getByRole('button', { name }).click()
  const sheet = page.getByRole('dialog')
  if (on) {
    await sheet.getByRole('button', { name: 'Pause it for everybody' }).click()
    await expect(sheet.getByText('Say why, in 2 to 300 characters.')).toHaveCount(2)
    await sheet.getByLabel('Reason in English').fill(reason.en)
    await sheet.getByLabel('Reason in Traditional Chinese').fill(reason.zh)
  } else await sheet.getByLabel('Reason').fill('The books have been moved')
  const submit = on ? 'Pause it for everybody' : 'Let it go on'
  await sheet.getByRole('button', { name: submit }).click()
  await expect(sheet).toBeHidden()
}

test.beforeEach(async ({ db }) => {
  operator = await newHolder(db, 'operator')
})
test.afterEach(async () => {
  for (const what of ['staking', 'transfers', 'withdrawals'] as const) await set(what, false)
})

test('transfers that are paused are said so in both languages and cannot be sent; what is typed stays until they go on', async ({
  page,
  browser,
  member,
  db,
}) => {
  test.setTimeout(120_000)
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db)
  const desk = await browserOf(browser, operator)
  await atTheDesk(desk, true)
  await expect(desk.getByText(reason.zh)).toBeVisible()

  await page.goto('/#/pages/transfer/index')
  const note = page.getByRole('status').filter({ hasText: reason.en })
  await expect(note).toContainText('Transfers are paused at the moment.')
  await page.getByLabel('Payee').fill(other.id)
  await page.getByLabel('Amount').fill('7')
  await expect(page.getByText(other.nickname)).toBeVisible()
  const review = page.getByRole('button', { name: 'Review 7 BTCW' })
  await expect(review).toHaveAttribute('aria-disabled', 'true')
  await review.click({ force: true })
  await expect(page.getByRole('dialog')).toBeHidden()

  const theirs = await browserOf(browser, other, { locale: 'zh-TW' })
  await theirs.goto('/#/pages/transfer/index')
  await expect(theirs.getByRole('status').filter({ hasText: reason.zh })).toBeVisible()
  await theirs.context().close()

  // What is not paused goes on.
  await page.goto('/#/pages/withdrawal/index')
  await expect(page.getByRole('button', { name: /^Review/ })).not.toHaveAttribute('aria-disabled')

  await atTheDesk(desk, false)
  await desk.context().close()
  await startAt(page, '/#/pages/transfer/index')
  await expect(page.getByLabel('Amount')).toHaveValue('7')
  await expect(page.getByText(other.nickname)).toBeVisible()
  await expect(note).toBeHidden()
  await review.click()
  await page.getByRole('button', { name: 'Send 7 BTCW' }).click()
  await expect(page.getByText('Sent. It is in the payee’s balance already.')).toBeVisible()
  expect(await heldBy(db, other)).toEqual({ 'available:BTCW': parseAmount('7') })
})

for (const [what, path, head] of [
  ['staking', 'staking', 'New pledges are paused at the moment.'],
  ['withdrawals', 'withdrawal', 'Withdrawals are paused at the moment.'],
] as const) {
  test(`${what} that are paused say why, and the button is off`, async ({ page, member: _ }) => {
    expect(await set(what, true)).toMatchObject({ code: 200 })
    await page.goto(`/#/pages/${path}/index`)
    const note = page.getByRole('status').filter({ hasText: reason.en })
    await expect(note).toContainText(head)
    const review = page.getByRole('button', { name: /^Review/ })
    await expect(review).toHaveAttribute('aria-disabled', 'true')
  })
}

test('the overview of the console tells what is paused, since when, by whom and why, and leads to where it goes on', async ({
  page,
  db,
}) => {
  await signIn(page, await newHolder(db, 'editor'))
  await page.goto('/#/pages/console/index')
  const part = page.getByRole('region', { name: 'Pauses' })
  await expect(page.getByRole('heading', { name: 'Your roles' })).toBeVisible()
  await expect(part).toHaveCount(0)
  expect(await set('withdrawals', true)).toMatchObject({ code: 200 })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(part.getByRole('link')).toHaveCount(1)
  const row = part.getByRole('link', { name: /^Withdrawing Paused Since .+ UTC, by / })
  await expect(row).toContainText(`UID ${operator.id}`)
  await expect(row).toContainText(reason.en)
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  await expect(part.getByText('Goes on')).toHaveCount(2)
  // Whoever reads it anew sees what others have done meanwhile.
  await set('withdrawals', false)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(part.getByText('Goes on')).toHaveCount(3)
})

test.describe('with a copy on the phone', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a pause out of the copy is the service’s word of then, and not of now', async ({
    page,
    context,
    member: _,
  }) => {
    expect(await set('transfers', true)).toMatchObject({ code: 200 })
    await visitHome(page)
    await page.goto('/#/pages/transfer/index')
    const note = page.getByRole('status').filter({ hasText: reason.en })
    await expect(note).toContainText('Transfers are paused at the moment.')
    await expect(note).not.toContainText('The service last said')
    await context.setOffline(true)
    await page.reload()
    await expect(note).toContainText('The service last said, just now: Transfers are paused')
    await context.setOffline(false)
  })
})
