import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { post } from './api.ts'
import { deposit, expect, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'

test.use({ viewport: { width: 320, height: 640 } })

test('who asked too late to cancel a withdrawal reads why, and is led on', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  const address = privateKeyToAddress(generatePrivateKey())
  const { result } = await post(member, 'asset/cash', { coin: 'BTCW', amount: '120', address })
  let isOnItsWay = false
  await changeAnswer(page, 'asset/cashRecord', ({ list }) => {
    for (const one of list) one.cancellable &&= !isOnItsWay
  })
  const why = 'It is on its way already.'
  await page.route('**/api/asset/cashCancel', (route) => {
    isOnItsWay = true
    return route.fulfill({ json: { code: 400, message: why } })
  })
  await page.goto(`/#/pages/withdrawal/record?id=${result.id}`)
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Cancel this withdrawal' }).click()
  await sheet.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(sheet.getByRole('button', { name: /cancel/i })).toHaveCount(0)
  await expect(sheet.getByRole('alert')).toContainText(why)
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(sheet.getByRole('alert')).toBeInViewport({ ratio: 1 })
})
