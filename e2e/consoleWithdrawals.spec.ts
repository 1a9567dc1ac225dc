import { createPublicClient, http } from 'viem'
import { ONE } from '#shared/money.ts'
import { post } from './api.ts'
import { deposit, expect, signIn, test } from './app.ts'
import { heldBy } from './books.ts'
import { browserOf } from './browserOf.ts'
import { newHolder } from './desk.ts'
import { approve, asking, back, logOf, queueOf, stranger } from './deskWithdrawals.ts'
import { farm } from './farm.ts'

const chain = () => createPublicClient({ transport: http(farm.devnet.rpcUrl) })

test('a withdrawal asked for in one browser is approved in another, paid, and its hash is seen in both', async ({
  page,
  browser,
  member,
  db,
}) => {
  test.setTimeout(120_000)
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  const to = stranger()
  await page.goto('/#/pages/withdrawal/index')
  await page.getByRole('radio', { name: 'BTCW', exact: true }).press('Space')
  await page.getByLabel('Wallet address').fill(to)
  await page.getByLabel('Amount').fill('120')
  await page.getByRole('button', { name: 'Review 120 BTCW' }).click()
  await page.getByRole('button', { name: 'Withdraw 120 BTCW' }).click()
  const seen = page.getByRole('dialog')
  await expect(seen.getByText('An operator looks at it')).toBeVisible()

  const desk = await browserOf(browser, await newHolder(db, 'reviewer'))
  await desk.goto(queueOf(member))
  const row = desk.getByRole('button', { name: member.nickname })
  await expect(row).toContainText('New address')
  await expect(row).toContainText('29.5')
  const sheet = await approve(desk, '120')
  await expect(sheet.getByText('Approved', { exact: true })).toBeVisible()
  await expect(desk.locator(':focus')).toContainText('Approved')
  await back(desk)
  await expect(desk.getByText('No withdrawals of this kind')).toBeVisible()

  await expect(seen.getByText('3 of 3 blocks')).toBeVisible({ timeout: 30_000 })
  const hash = (await seen.locator('[title^="0x"]').first().getAttribute('title')) ?? ''
  expect((await chain().getTransactionReceipt({ hash: hash as `0x${string}` })).status).toBe(
    'success',
  )
  expect(await chain().getBalance({ address: to })).toBe(120n * ONE)

  await desk.getByRole('radio', { name: 'Paid' }).press('Space')
  await row.click()
  const panel = desk.getByRole('dialog')
  await expect(panel.getByTitle(hash).first()).toBeVisible()
  await expect(panel.getByText('Settled', { exact: true })).toBeVisible()
  await expect(panel.getByText('Withdrawal approved')).toBeVisible()
  await desk.goBack()
  await expect(panel).toBeHidden()
  await desk.context().close()
})

test('what its member has cancelled meanwhile is not approved, and that is said beside what was', async ({
  page,
  db,
}) => {
  const { member, id, no } = await asking(db, '120', { of: '350' })
  const other = { coin: 'BTCW', amount: '130', address: stranger() }
  const { result } = await post(member, 'asset/cash', other)
  await signIn(page, await newHolder(db, 'operator'))
  await page.goto(queueOf(member))
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.getByRole('button', { name: 'Choose all that are shown' }).click()
  await page.getByRole('button', { name: 'Approve 2 withdrawals' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('250 BTCW')
  const cancelled = await post(member, 'asset/cashCancel', { withdrawalId: id })
  expect(cancelled.code).toBe(200)
  await sheet.getByRole('button', { name: 'Approve 2 withdrawals' }).click()
  await expect(sheet.getByText('Not approved')).toBeVisible()
  await expect(sheet.getByText(`The withdrawal ${no} is not waiting for this`)).toBeVisible()
  await expect(sheet.getByText('Approved', { exact: true })).toBeVisible()
  await back(page)
  await expect(page.getByText('No withdrawals of this kind')).toBeVisible()
  expect(await logOf(page, result.no)).toEqual(['Withdrawal approved'])
})

test('a refusal wants a reason, gives all back, is read by the member and found in the log', async ({
  page,
  browser,
  db,
}) => {
  const { member, no } = await asking(db, '120', { of: '150' })
  await signIn(page, await newHolder(db, 'operator'))
  await page.goto(`${queueOf(member)}&no=${no}`)
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Refuse' }).click()
  await expect(panel.getByText('The member reads your reason, word for word.')).toBeVisible()
  await panel.getByRole('button', { name: 'Refuse and give it back' }).click()
  await expect(panel.getByLabel('Reason')).toBeFocused()
  await panel.getByLabel('Reason').fill('Please use an address of your own')
  await panel.getByRole('button', { name: 'Refuse and give it back' }).click()
  await expect(panel.getByText('It was refused. “Please use an address of your own”')).toBeVisible()
  expect(await heldBy(db, member)).toEqual({ 'available:BTCW': 150n * ONE })

  const theirs = await browserOf(browser, member)
  await theirs.goto('/#/pages/withdrawal/record')
  await theirs.getByRole('radio', { name: 'Returned' }).press('Space')
  await theirs.getByRole('button', { name: '120 BTCW' }).click()
  await expect(theirs.getByText('Please use an address of your own')).toBeVisible()
  await theirs.context().close()
  expect(await logOf(page, no)).toEqual(['Withdrawal refused'])
})
