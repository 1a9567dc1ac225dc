import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { post } from './api.ts'
import { deposit, expect, test } from './app.ts'
import { STATES } from './states.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 844 } })

test('whoever keeps a withdrawal is where the question came from', async ({ page, member, db }) => {
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  const address = privateKeyToAddress(generatePrivateKey())
  const { result } = await post(member, 'asset/cash', { coin: 'BTCW', amount: '120', address })
  await page.goto(`/#/pages/withdrawal/record?id=${result.id}`)
  const ask = page.getByRole('button', { name: 'Cancel this withdrawal' })
  await ask.press('Enter')
  await page.getByRole('button', { name: 'Keep it' }).press('Enter')
  await expect(ask).toBeFocused()
})

test('whoever saves a nickname is where the field was', async ({ page, member }) => {
  await page.goto('/#/pages/user/info')
  const change = page.getByRole('button', { name: 'Change' }).first()
  await change.press('Enter')
  await page.getByLabel('New nickname').fill(`${member.nickname} the 2nd`)
  await page.getByLabel('New nickname').press('Enter')
  await expect(page.getByLabel('New nickname')).toHaveCount(0)
  await expect(change).toBeFocused()
})

test('whoever makes a file is where it is', async ({ page, member }) => {
  expect(member.id).toBeTruthy()
  await page.goto('/#/pages/records/index')
  await page.getByRole('button', { name: 'Make the file' }).press('Enter')
  const save = page.getByRole('button', { name: 'Save the file' })
  await expect(save).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Save the file')
  await page.keyboard.press('Tab')
  await expect(save).toBeFocused()
})

test('whoever tries again is at the beginning of what came', async ({ page, context, member }) => {
  expect(member.id).toBeTruthy()
  const call = '**/api/asset/cashRecord'
  await STATES['cannot reach the service'](context, call)
  await page.goto('/#/pages/withdrawal/record')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await context.unroute(call)
  await again.press('Enter')
  await expect(again).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})
