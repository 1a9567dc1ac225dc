import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, type Member, test } from './app.ts'
import { visitHome } from './visitHome.ts'

const QUESTION = 'What would I get if I left today?'

/** Some of each coin, and an order that holds 100 BTCWT for 30 days. */
async function settle(db: Parameters<typeof deposit>[0], member: Member) {
  await deposit(db, member, { coin: 'BTCWT', amount: '250' })
  await deposit(db, member, { coin: 'BTCW', amount: '20' })
  const pledge = { coin: 'BTCWT', amount: '100', planId: 'd30' }
  expect(await post(member, 'product/pledge', pledge)).toMatchObject({ code: 200 })
}

test('the risks stand above a consent that nobody has ticked, whatever was drafted', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '250' })
  await page.goto('/#/pages/staking/index')
  const risks = page.getByRole('region', { name: 'The risks, in plain words' })
  const consent = page.getByRole('checkbox')
  await expect(consent).not.toBeChecked()
  await expect(risks).toContainText('An order cannot be ended early')
  await expect(risks).toContainText('You lose all of it')
  await expect(risks).toContainText('0.5 BTCW')
  const [above, below] = await Promise.all([risks.boundingBox(), consent.boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)

  await page.getByLabel('Amount').fill('100')
  await consent.check()
  await page.reload()
  await expect(page.getByLabel('Amount')).toHaveValue('100')
  await expect(consent).not.toBeChecked()
})

/** What the sheet of the account says. */
async function expectLeaving(page: Page) {
  await page.goto('/#/pages/user/index')
  await page.getByRole('button', { name: QUESTION }).click()
  const sheet = page.getByRole('dialog', { name: QUESTION })
  const coin = (name: string) => sheet.getByRole('region', { name, exact: true })
  await expect(coin('BTCW')).toContainText('19 BTCW')
  await expect(coin('BTCWT')).toContainText('150 BTCWT')
  await expect(sheet).toContainText('Orders cannot be ended early')
  return sheet
}

test.describe('with a copy on the phone', () => {
  test.use({ serviceWorkers: 'allow' })

  test('leaving today brings what the service pays, also offline, where its age is said', async ({
    page,
    context,
    member,
    db,
  }) => {
    await settle(db, member)
    await visitHome(page)
    await expectLeaving(page)
    await context.setOffline(true)
    await page.reload()
    const sheet = await expectLeaving(page)
    await expect(sheet.getByText(/^Saved /).first()).toBeVisible()
    await context.setOffline(false)
    const address = '0x00000000000000000000000000000000000000C3'
    for (const asked of [
      { coin: 'BTCWT', amount: '150' },
      { coin: 'BTCW', amount: '19' },
    ]) {
      expect(await post(member, 'asset/cash', { ...asked, address })).toMatchObject({ code: 200 })
    }
  })
})

test('what stays says which rule keeps it: all of a coin for the want of its fee', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '100' })
  await deposit(db, member, { coin: 'BTCW', amount: '0.25' })
  await page.goto('/#/pages/user/index')
  await page.getByRole('button', { name: QUESTION }).click()
  const coin = page.getByRole('dialog').getByRole('region', { name: 'BTCWT', exact: true })
  await expect(coin).toContainText('A withdrawal costs 0.5 BTCW, and there is less BTCW than that.')
  await expect(coin).not.toContainText('is less than a withdrawal takes')
})

test('an order says that nothing of it can be had before its end', async ({ page, member, db }) => {
  await settle(db, member)
  await page.goto('/#/pages/staking/my')
  await page.getByRole('button', { name: /100 BTCWT/ }).click()
  const part = page.getByRole('dialog').getByRole('region', { name: QUESTION })
  await expect(part).toContainText('Of the principal, today')
  await expect(part).toContainText('An order cannot be ended early: this one is locked until')
})

test('where the terms are not known no figure is made up for them', async ({
  page,
  member,
  db,
}) => {
  await settle(db, member)
  const withdrawal = { coin: 'BTCWT', amount: '150', address: `0x${'0'.repeat(38)}C3` }
  expect(await post(member, 'asset/cash', withdrawal)).toMatchObject({ code: 200 })
  await page.route('**/api/home/parameters', (route) => route.fulfill({ status: 503 }))
  await page.goto('/#/pages/staking/my')
  await page.getByRole('button', { name: /100 BTCWT/ }).click()
  const order = page.getByRole('dialog', { name: /^Order/ })
  await expect(order).toContainText('Counts as')
  await expect(order).not.toContainText('Computing power')

  await page.goto('/#/pages/withdrawal/record')
  await page.getByRole('button', { name: /150/ }).click()
  const steps = page.getByRole('dialog')
  await expect(steps).toContainText('deep enough in the chain')
  await expect(steps).not.toContainText(/\d blocks/)
})

test('a line of the books is saved as a receipt with its ids', async ({ page, member, db }) => {
  await deposit(db, member, { coin: 'BTCW', amount: '20' })
  await page.goto('/#/pages/billList/index')
  await page.getByRole('button', { name: /Deposit/ }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a receipt' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  expect(text).toContain('Amount: +20 BTCW')
  expect(text).toContain(`UID: ${member.id}`)
  expect(text).toMatch(/Line in the books: \d+/)
})
