import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { stranger } from './deskWithdrawals.ts'
import { makeAgent } from './operator.ts'

/** Opens a line of Details, and the record that it leads to. */
async function follow(page: Page, line: RegExp, link: string) {
  await page.goto('/#/pages/billList/index')
  await page.getByRole('button', { name: line }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: link }).click()
  // The sheet of the line has the name and the number of the record's own, and stays until the record's screen has come.
  await expect(page).toHaveTitle(new RegExp(link))
}

test('a line in Details leads to the very record that it is about', async ({
  page,
  member,
  db,
}) => {
  const other = await newMember(db)
  for (const payer of [member, other]) await deposit(db, payer, { coin: 'BTCW', amount: '300' })
  const asked = { coin: 'BTCW', amount: '120', address: stranger() }
  const sent = await post(member, 'asset/transfer', {
    payeeId: other.id,
    coin: 'BTCW',
    amount: '7',
  })
  const got = await post(other, 'asset/transfer', { payeeId: member.id, coin: 'BTCW', amount: '8' })
  const out = await post(member, 'asset/cash', asked)
  const { result: terms } = await post(member, 'home/parameters', {})
  const planId = terms.parameters.plans[0].id
  const order = await post(member, 'product/pledge', { coin: 'BTCW', amount: '11', planId })
  const sheet = page.getByRole('dialog')

  await follow(page, /^Transfer out/, 'Transfer record')
  await expect(page.getByRole('dialog', { name: 'Transfer out' })).toContainText(sent.result.no)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Roll-out' })).toBeChecked()

  await follow(page, /^Transfer in/, 'Transfer record')
  await expect(page.getByRole('dialog', { name: 'Transfer in' })).toContainText(got.result.no)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Roll-in' })).toBeChecked()

  await follow(page, /^Withdrawal/, 'Withdrawal record')
  await expect(page.getByRole('dialog', { name: 'Withdrawal' })).toContainText(out.result.no)
  await follow(page, /^Pledge/, 'My Staking')
  await expect(page.getByRole('dialog', { name: `Order ${order.result.no}` })).toBeVisible()
})

test('the message of an appointment leads to the own ratios and how they came about', async ({
  page,
  member,
}) => {
  await makeAgent(member, '0.3', '0.2')
  await page.goto('/#/pages/inbox/index')
  const told = page.getByRole('main').getByRole('link', { name: 'Your role or ratios changed' })
  await told.first().click()
  const own = page.getByRole('region', { name: 'Your ratios' })
  await expect(own.getByText('30%', { exact: true })).toBeVisible()
  await expect(own.getByRole('button', { name: 'History' })).toBeVisible()
})
