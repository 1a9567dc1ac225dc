import { post } from './api.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { browserOf } from './browserOf.ts'
import { newHolder } from './desk.ts'
import { arrives, sheetOf } from './deskFunds.ts'
import { payPool, stranger } from './payPool.ts'

test('a funding address is no member’s account, takes two people, and what it pays is revenue from then on', async ({
  page,
  browser,
  db,
}) => {
  test.setTimeout(120_000)
  const [member, mine] = [await newMember(db), stranger()]
  await signIn(page, await newHolder(db, 'treasurer'))
  await page.goto('/#/pages/console/funds?view=funding')
  await page.getByRole('button', { name: 'Add an address' }).click()
  const sheet = sheetOf(page)
  await expect(sheet.getByText('This cannot be taken back.')).toBeVisible()
  await sheet.getByLabel('Address that will pay').fill(member.account)
  await sheet.getByLabel('Reason').fill('The mine in the north')
  const propose = sheet.getByRole('button', { name: 'Propose it to a second person' })
  await propose.click()
  await expect(
    sheet.getByText(`is the account of ${member.nickname} (UID ${member.id})`),
  ).toBeVisible()
  await sheet.getByLabel('Address that will pay').fill(mine.account)
  await propose.click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('You said so: another person has to say the same.')).toBeVisible()
  const confirm = `Confirm the address ${mine.account}`
  await expect(page.getByRole('button', { name: confirm })).toHaveCount(0)
  const other = await browserOf(browser, await newHolder(db, 'operator'))
  await other.goto('/#/pages/console/funds?view=funding')
  await other.getByRole('button', { name: confirm }).click()
  const second = sheetOf(other)
  await second.getByLabel('Reason').fill('The mine in the north')
  await second.getByRole('button', { name: 'Add it for good' }).click()
  await expect(second).toBeHidden()
  await expect(other.getByRole('button', { name: confirm })).toHaveCount(0)
  await other.context().close()

  await payPool(mine, '0.5')
  const paid = page.getByRole('listitem').filter({ hasText: 'The mine in the north' })
  await arrives(page, '?view=funding', paid.filter({ hasText: '0.5 BTCW' }))
  await page.goto('/#/pages/console/funds?purpose=revenue')
  await page.getByRole('button', { name: '0.5 BTCW' }).first().click()
  await expect(sheet.getByText('Its sender now pays')).toBeVisible()
})

test('what somebody proposed meanwhile is not confirmed by proposing it', async ({ page, db }) => {
  const mine = stranger()
  await signIn(page, await newHolder(db, 'treasurer'))
  await page.goto('/#/pages/console/funds?view=funding')
  await page.getByRole('button', { name: 'Add an address' }).click()
  const sheet = sheetOf(page)
  await sheet.getByLabel('Address that will pay').fill(mine.account)
  await sheet.getByLabel('Reason').fill('The mine in the north')
  const asked = { address: mine.account, purpose: 'revenue', reason: 'The mine in the north' }
  await post(await newHolder(db, 'treasurer'), 'operator/addFunding', asked)
  await sheet.getByRole('button', { name: 'Propose it to a second person' }).click()
  await expect(sheet.getByText('your word would be the second one')).toBeVisible()
  await page.keyboard.press('Escape')
  const confirm = `Confirm the address ${mine.account}`
  await expect(page.getByRole('button', { name: confirm })).toBeVisible()
})

test('whoever only reads sees the paying wallet and how to top it up, and is offered no act', async ({
  page,
  db,
}) => {
  await signIn(page, await newHolder(db, 'auditor'))
  await page.goto('/#/pages/console/funds?view=payer')
  await expect(page.getByRole('heading', { name: 'Paying wallet' })).toBeVisible()
  await expect(page.getByText('It holds on the chain')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of the paying wallet' })).toBeVisible()
  await expect(page.getByText('at most')).toBeVisible()
  await page.getByRole('radio', { name: 'Funding' }).press('Space')
  await expect(page.getByText('They pay to the pool')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add an address' })).toHaveCount(0)
})
