import { post } from './api.ts'
import { deposit, expect, test } from './app.ts'

const QUESTION = 'What would I get if I left today?'

/** One more than a page of orders. */
const ORDERS = 21

test('sums of the newest orders alone say so before they are read', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '1000' })
  for (let i = 0; i < ORDERS; i += 1) {
    const pledge = { coin: 'BTCWT', amount: '10', planId: 'd30' }
    expect(await post(member, 'product/pledge', pledge)).toMatchObject({ code: 200 })
  }
  await page.goto('/#/pages/user/index')
  await page.getByRole('button', { name: QUESTION }).click()
  const locked = page.getByRole('region', { name: 'Locked, and when it comes back' })
  const said = locked.getByText('Only your newest 20 active orders are added up here.')
  const sum = locked.getByText('200 BTCWT')
  const [above, below] = await Promise.all([said.boundingBox(), sum.boundingBox()])
  expect(above?.y ?? Number.NaN).toBeLessThan(below?.y ?? Number.NaN)
})
