import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { post } from './api.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { heldBack } from './heldBack.ts'
import { openWalletPledge, pay } from './pledges.ts'
import { STATES } from './states.ts'
import { reviewTransfer } from './transfers.ts'

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

test('whoever sends a transfer is where it says so, and at the form for another', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '5' })
  await reviewTransfer(page, await newMember(db), '2')
  await page.getByRole('button', { name: 'Send 2 BTCW' }).press('Enter')
  const another = page.getByRole('button', { name: 'Another transfer' })
  await expect(another).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await another.press('Enter')
  await expect(page.getByLabel('Payee')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('whoever has paid is at the steps of the pledge', async ({ page, wallet: _ }) => {
  const pledge = { coin: 'BTCWT', amount: '12' }
  await openWalletPledge(page, pledge)
  await pay(page, pledge)
  await expect(page.getByText('Approved in your wallet')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
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

test('whoever types in another field by now is not taken to the one that is refused', async ({
  page,
}) => {
  const call = '**/api/password/retrievePassword'
  const release = await heldBack(page, call)
  await page.goto('/#/pages/set/forgetPwd')
  const code = page.getByLabel('Verification code')
  const confirm = page.getByLabel('Confirm password')
  await page.getByLabel('Email').fill('nobody.of.ours@example.org')
  await code.fill('123456')
  await page.getByLabel('New password').fill('heron-lake-42')
  await confirm.fill('heron-lake-42')
  const asked = page.waitForRequest(call)
  await confirm.press('Enter')
  await asked
  await page.getByLabel('Email').focus()
  release()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email')).toBeFocused()

  // Who stays where they were is led there.
  await page.unroute(call)
  await confirm.press('Enter')
  await expect(code).toBeFocused()
})

test('whoever makes a file is where it is', async ({ page, member: _ }) => {
  await page.goto('/#/pages/records/index')
  await page.getByRole('button', { name: 'Make the file' }).press('Enter')
  const save = page.getByRole('button', { name: 'Save the file' })
  await expect(save).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Save the file')
  await page.keyboard.press('Tab')
  await expect(save).toBeFocused()
})

test('whoever tries again is at the beginning of what came', async ({
  page,
  context,
  member: _,
}) => {
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

test('whoever asks for more of a list again is still at its end', async ({
  page,
  context,
  db,
  member,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '3' })
  await deposit(db, member, { coin: 'BTCW', amount: '4' })
  let reached = false
  await context.route('**/api/asset/flowRecord', async (route) => {
    const { cursor } = route.request().postDataJSON()
    if (cursor && !reached) return route.abort('connectionrefused')
    const response = await route.fetch(cursor ? {} : { postData: { limit: 1 } })
    await route.fulfill({ response })
  })
  await page.goto('/#/pages/billList/index')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  reached = true
  await again.press('Enter')
  await expect(page.getByText('No more', { exact: true })).toBeVisible()
  await expect(page.locator(':focus')).toHaveText('No more')
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('[data-row="1"]').getByRole('button')).toBeFocused()
})
