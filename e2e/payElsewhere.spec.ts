import { generatePrivateKey } from 'viem/accounts'
import { post } from './api.ts'
import { expect, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { payPool } from './payPool.ts'
import { SUBMIT } from './untold.ts'
import { openOrder, payIn, sendsOf, words } from './walletPledge.ts'

test('while another order of the same amount has other terms, the hash is said to be needed', async ({
  page,
  member,
}) => {
  const needed = page.getByText('Another order of this amount is open, with other terms.')
  const byItself = page.getByText('It is found on the chain, and the order starts by itself.')
  const older = await openOrder(page, member, '17')
  await expect(byItself).toBeVisible()
  await expect(needed).toHaveCount(0)

  const longer = { coin: 'BTCW', amount: '17', planId: 'd360' }
  const { result } = await post(member, 'product/bTCWPledgeBefter', longer)
  await page.reload()
  await expect(needed).toBeVisible()
  await expect(byItself).toHaveCount(0)

  const named = { orderId: older, hash: generatePrivateKey() }
  expect(await post(member, 'product/bTCWPledge', named)).toMatchObject({ code: 200 })
  await page.goto(`/#/pages/staking/index?order=${result.order.id}`)
  await page.reload()
  await expect(byItself).toBeVisible()
  await expect(needed).toHaveCount(0)
})

test('a payment from elsewhere that is mined before this browser’s wallet is asked for the first time is found, and none is asked for', async ({
  page,
  member,
  wallet,
}) => {
  const id = await openOrder(page, member, '16')
  // The service says what it says before it has seen the payment.
  const { result } = await post(member, 'product/order', { id })
  await changeAnswer(page, 'product/order', ({ list }) => {
    list.splice(0, list.length, ...result.list)
  })
  const hash = await payPool(member, '16')
  const told = page.waitForRequest(SUBMIT)
  await payIn(page)
  expect((await told).postDataJSON()).toMatchObject({ orderId: id, hash })
  expect(sendsOf(wallet)).toBe(0)
  await page.unroute('**/api/product/order')
  await expect(page.getByText(words.en.buttons.done)).toBeVisible({ timeout: 30_000 })
})

test('a hash that is looked for in vain for a minute can be corrected', async ({
  page,
  member,
}) => {
  test.setTimeout(150_000)
  const orderId = await openOrder(page, member, '19')
  const named = { orderId, hash: generatePrivateKey() }
  expect(await post(member, 'product/bTCWPledge', named)).toMatchObject({ code: 200 })
  const other = page.getByText('Enter another hash')
  await expect(page.getByText('Checking: the Bitwave chain does not show')).toBeVisible()
  await expect(other).toHaveCount(0)

  await other.click({ timeout: 90_000 })
  const hash = generatePrivateKey()
  await page.getByLabel('Transaction hash').fill(hash)
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(other).toHaveCount(0)
  const { result } = await post(member, 'product/order', { id: orderId })
  expect(result.list[0]).toMatchObject({ hash, status: 'review' })
})
