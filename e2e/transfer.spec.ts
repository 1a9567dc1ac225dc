import { getAddress } from 'viem'
import { releaseAddress } from '#server/members/releaseAddress.ts'
import { parseAmount } from '#shared/money.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { heldBy } from './books.ts'
import { changeAnswer } from './changeAnswer.ts'
import { elsewhere } from './team.ts'
import { fillTransfer, reviewTransfer } from './transfers.ts'

test('more than there is, and nobody to pay, is said at the field before anything is sent', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '20' })
  await page.goto('/#/pages/transfer/index')
  await page.getByRole('radio', { name: 'BTCWT', exact: true }).press('Space')
  await page.getByLabel('Amount').fill('20.5')
  await expect(page.getByText('BTCWT insufficient balance')).toBeVisible()
  await page.getByRole('button', { name: 'Review 20.5 BTCWT' }).click()
  await expect(page.getByText('Find the payee first, and see who it is.')).toBeVisible()

  await page.getByLabel('Payee').fill(member.account)
  await expect(page.getByText('You cannot pay yourself.')).toBeVisible()
  await page.getByLabel('Payee').fill('99999999999')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('There is no member with this UID')).toBeVisible()
  await page.getByRole('button', { name: 'Review 20.5 BTCWT' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an address whose letters do not fit is nobody’s, and nothing can be sent to it', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '20' })
  const payee = await newMember(db)
  const right = getAddress(payee.account)
  const at = right.search(/[a-f]/)
  const wrong = right.slice(0, at) + right.charAt(at).toUpperCase() + right.slice(at + 1)
  await fillTransfer(page, wrong, '1')
  await expect(page.getByText('do not match its checksum')).toBeVisible()
  await page.getByLabel('Amount').focus()
  await page.getByRole('button', { name: 'Review 1 BTCW' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(payee.nickname)).toHaveCount(0)
  await page.getByLabel('Payee').fill(right)
  await expect(page.getByText(payee.nickname)).toBeVisible()
})

test('nobody is said to receive it before a payee was found', async ({ page, member: _, db }) => {
  const payee = await newMember(db)
  await fillTransfer(page, '', '1')
  await expect(page.getByText('Arrives')).toBeVisible()
  await expect(page.getByText('They receive')).toHaveCount(0)
  await page.getByLabel('Payee').fill(payee.account)
  await expect(page.getByText('They receive')).toBeVisible()
  await expect(page.getByText('Arrives')).toHaveCount(0)
})

test('who only typed an address that its owner has taken since is found by UID, with none', async ({
  page,
  member: _,
  db,
}) => {
  const typed = await newMember(db, { proved: false })
  const { account } = typed
  await db.inTx((tx) => releaseAddress(tx, { account, now: new Date() }))
  await fillTransfer(page, typed.id, '1')
  await expect(page.getByText(typed.nickname)).toBeVisible()
  await expect(page.getByText('No address any more')).toBeVisible()
  await expect(page.getByText('released')).toHaveCount(0)
})

test('a member transfers to another, and each sees it', async ({ page, member, db, browser }) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db)
  const theirs = await elsewhere(browser, other)

  // As it is copied from a screen.
  await fillTransfer(page, `UID ${other.id}`, '12.5')
  await expect(page.getByText(other.nickname)).toBeVisible()
  await page.getByLabel('Note').fill('For the harbour lamps')
  await page.getByRole('button', { name: 'Review 12.5 BTCW' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(`UID ${other.id}`)
  await expect(sheet).toContainText('37.499 BTCW')
  await sheet.getByRole('button', { name: 'Send 12.5 BTCW' }).click()
  await expect(page.getByText('Sent. It is in the payee’s balance already.')).toBeVisible()
  expect(await heldBy(db, other)).toEqual({ 'available:BTCW': parseAmount('12.5') })
  expect(await heldBy(db, member)).toEqual({ 'available:BTCW': parseAmount('37.499') })

  await page.getByRole('link', { name: 'See it in the transfer record' }).click()
  await expect(page.getByRole('button', { name: other.nickname })).toContainText('−12.5000')
  await page.goto('/#/pages/billList/index')
  await expect(page.getByText(`To ${other.nickname}`)).toBeVisible()

  await theirs.goto('/#/pages/user/index')
  await expect(theirs.getByRole('region', { name: 'BTCW', exact: true })).toContainText('12.5')
  await theirs.goto('/#/pages/transfer/record')
  await theirs.getByRole('radio', { name: 'Roll-in' }).press('Space')
  await theirs.getByRole('button', { name: member.nickname }).click()
  await expect(theirs.getByRole('dialog')).toContainText('For the harbour lamps')
  await theirs.goto('/#/pages/billList/index')
  await expect(theirs.getByText(`From ${member.nickname}`)).toBeVisible()
  await theirs.context().close()
})

test('a fee that has changed since it was shown is not taken: the new one is asked about', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db)
  let before = true
  await changeAnswer(page, 'home/parameters', ({ coinSet }) => {
    if (before) for (const { transfer } of coinSet) transfer.fee = '0.0005'
  })
  await reviewTransfer(page, other, '7')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('42.9995 BTCW')
  before = false
  await page.getByRole('button', { name: 'Send 7 BTCW' }).click()
  await expect(sheet.getByRole('alert')).toContainText('The fee is 0.001 BTCW now')
  await expect(sheet).toContainText('42.999 BTCW')
  expect(await heldBy(db, other)).toEqual({})

  await page.getByRole('button', { name: 'Send 7 BTCW' }).click()
  await expect(page.getByText('Sent. It is in the payee’s balance already.')).toBeVisible()
  expect(await heldBy(db, member)).toEqual({ 'available:BTCW': parseAmount('42.999') })
})

test('what is typed outlives a reload until it has been sent', async ({ page, member, db }) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db)
  await reviewTransfer(page, other, '7')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.reload()

  await expect(page.getByText(other.nickname)).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveValue('7')
})
