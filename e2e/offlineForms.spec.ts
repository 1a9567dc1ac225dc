import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, test } from './app.ts'
import { keptOn } from './kept.ts'
import { invitedBy, makeAgent } from './operator.ts'
import { visitHome } from './visitHome.ts'

test.use({ serviceWorkers: 'allow' })

/** A form's button, or the one of a last look, that is off and says why. */
async function expectOff(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).last()
  await expect(button).toBeDisabled()
  await expect(page.getByText('so nothing can be sent now').last()).toBeVisible()
  return button
}

test('with no network no money button can be pressed and says why, and what is typed stays', async ({
  page,
  context,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '400' })
  // More than a day pays out without an operator: it stays in review.
  const asked = { coin: 'BTCW', amount: '150', address: member.account }
  expect(await post(member, 'asset/cash', asked)).toMatchObject({ code: 200 })
  await visitHome(page)
  await context.setOffline(true)

  for (const [path, name] of [
    ['/pages/staking/index', 'Staking'],
    ['/pages/transfer/index', 'Transfer'],
    ['/pages/withdrawal/index', 'Withdrawal'],
  ] as const) {
    await page.goto(`/#${path}`)
    // The form before is there for a moment, and has an amount too.
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    const amount = page.getByLabel('Amount').first()
    await amount.fill('2.5')
    await expectOff(page, /^Review/)
    await expect.poll(() => keptOn(page), path).toContain(':\\"2.5\\"')
    await page.reload()
    await expect(amount, path).toHaveValue('2.5')
    await expectOff(page, /^Review/)
  }

  await page.goto('/#/pages/withdrawal/record')
  await page.getByRole('button', { name: /150/ }).click()
  await page.getByRole('button', { name: 'Cancel this withdrawal' }).click()
  await expectOff(page, 'Yes, cancel it')
})

test('with no network nobody is appointed and no ratio is changed', async ({
  page,
  context,
  member,
  db,
}) => {
  const below = await invitedBy(db, member)
  await makeAgent(member, '0.3', '0.2')
  const ratios = { memberId: below.id, rewardRatio: '0.1', subsidyRatio: '0' }
  expect(await post(member, 'member/miners', ratios)).toMatchObject({ code: 200 })
  await visitHome(page)
  await context.setOffline(true)
  await page.goto('/#/pages/mine/index')
  await page.getByRole('button', { name: 'Add an agent' }).click()
  await expectOff(page, 'Check the change')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: below.nickname }).click()
  await page.getByRole('button', { name: 'Change ratios' }).click()
  await page.getByRole('textbox', { name: 'Reward ratio' }).fill('5')
  await expectOff(page, 'Check the change')
})

test('a last look that is open when the network goes away cannot be confirmed', async ({
  page,
  context,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '40' })
  await page.goto('/#/pages/withdrawal/index')
  await page.getByLabel('Wallet address').fill(member.account)
  await page.getByLabel('Amount').fill('2')
  await page.getByRole('button', { name: 'Review 2 BTCW' }).click()
  await context.setOffline(true)
  await expectOff(page, 'Withdraw 2 BTCW')
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Withdraw 2 BTCW' })).toBeEnabled()
})
