import { post } from './api.ts'
import { expect, type Member, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { KEPT, SUBMIT } from './untold.ts'
import { openOrder, payIn, words } from './walletPledge.ts'

const BY = /^Pay by \d\d:\d\d\sUTC$/

/** Opens an order by a call. */
async function open(member: Member, amount: string) {
  const pledge = { coin: 'BTCW', amount, planId: 'd30' }
  expect(await post(member, 'product/bTCWPledgeBefter', pledge)).toMatchObject({ code: 200 })
}

test('an order that nobody paid yet says so, until when it can be paid, and leads there from the form and the list', async ({
  page,
  member,
}) => {
  await open(member, '50')
  await page.goto('/#/pages/staking/index')
  await page.getByRole('link', { name: 'An order of 50 BTCW waits for its payment' }).click()
  await expect(page.getByText(BY)).toBeVisible()

  await page.goto('/#/pages/staking/my')
  await page.getByRole('radio', { name: /^In review/ }).press('Space')
  const row = page.getByRole('button', { name: /50 BTCW/ })
  await expect(row).toContainText('Not paid yet')
  await expect(row.getByText(BY)).toBeVisible()
  await row.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Not paid yet')
  await expect(sheet.getByText('Pay by', { exact: true })).toBeVisible()
  await expect(sheet).not.toContainText('Counts as')
  await sheet.getByRole('link', { name: 'Pay 50 BTCW' }).click()
  await expect(page.getByRole('heading', { name: 'Send it yourself' })).toBeVisible()
})

test('an order whose payment this device keeps for the service is not called unpaid', async ({
  page,
  member,
  wallet: _,
}) => {
  const id = await openOrder(page, member, '14')
  await expect(page.getByText(BY)).toBeVisible()
  // The watcher of the chain finds the payment by itself: the service says what it says before that.
  const { result } = await post(member, 'product/order', { id })
  await changeAnswer(page, 'product/order', ({ list }) => {
    list.splice(0, list.length, ...result.list)
  })
  await page.route(SUBMIT, (route) => route.abort())
  await payIn(page)
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect(page.getByText(BY)).toHaveCount(0)

  await page.goto('/#/pages/staking/my')
  await page.getByRole('radio', { name: /^In review/ }).press('Space')
  const row = page.getByRole('button', { name: /14 BTCW/ })
  await expect(row).toContainText('In review')
  await expect(row).not.toContainText('Not paid yet')
  await page.goto('/#/pages/staking/index')
  await expect(page.getByLabel('Amount')).toBeVisible()
  await expect(page.getByRole('link', { name: /waits for its payment/ })).toHaveCount(0)
})

test('while nobody can see payments no order is called unpaid, and one whose time is over may have been paid', async ({
  page,
  member,
}) => {
  await open(member, '52')
  await changeAnswer(page, 'home/parameters', ({ parameters }) => {
    parameters.chainHalted = true
  })
  await changeAnswer(page, 'product/order', ({ list }) => {
    for (const order of list) order.expiresAt = new Date(0).toISOString()
  })
  await page.goto('/#/pages/staking/my')
  await page.getByRole('radio', { name: /^In review/ }).press('Space')
  const row = page.getByRole('button', { name: /52 BTCW/ })
  await expect(row).toContainText('In review')
  await expect(row).not.toContainText('Not paid yet')
  await row.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Follow this pledge' }).click()
  await expect(page.getByText('The time to pay this order is over.')).toBeVisible()
  await expect(page.getByText('If you have paid, nothing is lost.')).toBeVisible()
})

test('what failed looks like nothing that passed, and counts as nothing', async ({
  page,
  member,
}) => {
  await open(member, '77')
  await changeAnswer(page, 'product/order', ({ list }) => {
    for (const order of list) Object.assign(order, { status: 'fail', remainingDays: 0 })
  })
  await page.goto('/#/pages/staking/my')
  await page.getByRole('radio', { name: /^In review/ }).press('Space')
  const row = page.getByRole('button', { name: /77 BTCW/ })
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await row.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Fail')
  await expect(sheet).not.toContainText(/Counts as|Computing power/)
})

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`what pays an order is seen at once, at ${width} px`, async ({
    page,
    member,
    wallet: _,
  }) => {
    await page.setViewportSize({ width, height })
    await openOrder(page, member, '11')
    const connect = page.getByRole('button', { name: words.en.buttons.connect })
    await expect(connect).toBeInViewport({ ratio: 1 })
    await connect.click()
    const pay = page.getByRole('button', { name: words.en.buttons.pay })
    await expect(pay).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(pay).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'The risks, in plain words' })).toHaveCount(1)
  })
}
