import { ONE } from '#shared/money.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { heldBy } from './books.ts'
import { browserOf } from './browserOf.ts'
import { newHolder } from './desk.ts'
import { arrives, logged, sheetOf, WHY } from './deskFunds.ts'
import { payPool, stranger } from './payPool.ts'

test('a payment of an account that is not proved is given to its member, who sees it as a deposit', async ({
  page,
  browser,
  db,
}) => {
  test.setTimeout(120_000)
  const member = await newMember(db, { proved: false })
  await payPool(member, '7.25')
  await signIn(page, await newHolder(db, 'treasurer'))
  const named = { name: `Give it to ${member.nickname}`, exact: true }
  const give = page.getByRole('button', named)
  await arrives(page, '?view=unclaimed', give)
  const row = page.getByRole('listitem').filter({ has: give })
  await expect(row).toContainText('7.25 BTCW')
  await expect(row).toContainText('had not signed for it')
  await expect(row).toContainText('It came from the account')
  await expect(page.getByRole('radio', { name: /^Unclaimed \(\d+\)$/ })).toBeChecked()

  await give.click()
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('at once and as a deposit')
  await sheet.getByRole('button', { name: 'Give it as a deposit' }).click()
  await expect(sheet.getByText('Say why, in 3 to 500 characters.')).toBeVisible()
  await sheet.getByLabel('Reason').fill(WHY)
  await sheet.getByRole('button', { name: 'Give it as a deposit' }).click()
  await expect(sheet).toBeHidden()
  await expect(give).toBeHidden()
  expect(await heldBy(db, member)).toEqual({
    'available:BTCW': (7n * ONE * 100n + 25n * ONE) / 100n,
  })

  await page.getByRole('radio', { name: 'Arrived' }).press('Space')
  await page.getByRole('button', { name: '7.25 BTCW' }).first().click()
  await expect(sheet.getByText('Given to the member in journal')).toBeVisible()
  await page.keyboard.press('Escape')

  const theirs = await browserOf(browser, member)
  await theirs.goto('/#/pages/billList/index')
  await expect(theirs.getByText('Deposit', { exact: true })).toBeVisible()
  await expect(theirs.getByText('+7.25').first()).toBeVisible()
  await theirs.context().close()
})

test('a payment of nobody’s is given to somebody who was searched for, never to whoever gives it', async ({
  page,
  browser,
  db,
}) => {
  test.setTimeout(120_000)
  const [member, treasurer] = [await newMember(db), await newHolder(db, 'operator')]
  const amount = `3.${String(Date.now()).slice(-9)}1`
  await payPool(stranger(), amount)
  await signIn(page, treasurer)
  const row = page.getByRole('listitem').filter({ hasText: `${amount} BTCW` })
  await arrives(page, '?view=unclaimed', row)
  await expect(row).toContainText('It came from no member’s account.')
  await row.getByRole('button', { name: 'Give it to a member' }).click()
  const sheet = sheetOf(page)
  await sheet.getByRole('searchbox', { name: 'Member' }).fill(treasurer.id)
  await expect(sheet.getByText('This is you: somebody else has to give it.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: treasurer.nickname })).toHaveCount(0)
  await sheet.getByRole('searchbox', { name: 'Member' }).fill('nobody with this name')
  await expect(sheet.getByText('There is no such member.')).toBeVisible()
  await sheet.getByRole('searchbox', { name: 'Member' }).fill(member.account)
  await sheet.getByRole('button', { name: member.nickname }).click()
  await expect(sheet).toContainText('Nothing on the chain speaks for this member.')
  await sheet.getByLabel('Reason').fill(WHY)
  await sheet.getByRole('button', { name: 'Give it as a deposit' }).click()
  await expect(sheet).toBeHidden()
  await expect(row).toHaveCount(0)

  await logged(page, 'matchUnclaimed', { by: treasurer, reason: WHY })
  await expect(sheet.getByText(/^\+?\s*\d[\d.]* BTCW$/).first()).toBeVisible()

  const theirs = await browserOf(browser, member)
  await theirs.goto('/#/pages/billList/index')
  await theirs.getByRole('button', { name: 'Deposit' }).click()
  await expect(sheetOf(theirs).getByText('until an operator said that it is yours')).toBeVisible()
  await theirs.context().close()
})

test('a large payment is only noted by one person, and given once another one says the same', async ({
  page,
  browser,
  db,
}) => {
  test.setTimeout(150_000)
  const member = await newMember(db, { proved: false })
  await payPool(member, '1000.5')
  await signIn(page, await newHolder(db, 'treasurer'))
  const named = { name: `Give it to ${member.nickname}`, exact: true }
  const give = page.getByRole('button', named)
  await arrives(page, '?view=unclaimed', give)
  await give.click()
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('This is more than one person gives alone')
  await sheet.getByLabel('Reason').fill(WHY)
  await sheet.getByRole('button', { name: 'Propose it to a second person' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('You said so: another person has to say the same.')).toBeVisible()
  await expect(give).toHaveCount(0)
  expect(await heldBy(db, member)).toEqual({})

  const theirs = await browserOf(browser, await newHolder(db, 'operator'))
  await theirs.goto('/#/pages/console/funds?view=unclaimed')
  await theirs.getByRole('button', { name: `Confirm that it is for ${member.nickname}` }).click()
  await expect(sheetOf(theirs)).toContainText(WHY)
  await sheetOf(theirs).getByLabel('Reason').fill('Saw the mail too')
  await sheetOf(theirs).getByRole('button', { name: 'Give it as a deposit' }).click()
  await expect(sheetOf(theirs)).toBeHidden()
  await expect.poll(() => heldBy(db, member)).toEqual({ 'available:BTCW': (ONE * 10_005n) / 10n })
  await theirs.context().close()
})
