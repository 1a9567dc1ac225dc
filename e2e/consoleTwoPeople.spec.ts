import { post } from './api.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { browserOf } from './browserOf.ts'
import { newHolder } from './desk.ts'
import { approve, asking, back, logOf, queueOf } from './deskWithdrawals.ts'

test('above the limit the same person is refused in words, a second one completes it, and the log has both', async ({
  page,
  browser,
  db,
}) => {
  test.setTimeout(120_000)
  const { member, no } = await asking(db, '10001', { of: '10100' })
  const [first, second] = await Promise.all([newHolder(db, 'reviewer'), newHolder(db, 'operator')])
  const desk = await browserOf(browser, first)
  await desk.goto(queueOf(member))
  await expect(desk.getByText('Two people approve')).toBeVisible()
  const sheet = await approve(desk, '10,001')
  await expect(sheet.getByText('First of two: another person has to approve it')).toBeVisible()
  await back(desk)
  await expect(
    desk.getByText(`First approved by ${first.nickname} (UID ${first.id})`),
  ).toBeVisible()
  // It is not offered to the same person again.
  await expect(desk.getByRole('checkbox')).toHaveCount(0)
  await desk.getByRole('button', { name: member.nickname }).click()
  await expect(sheet.getByText('You approved it first. Another person has to')).toBeVisible()
  await expect(sheet.getByText('Withdrawal approved · the first of two')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Refuse' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  const again = { list: [{ no, revision: 1 }] }
  const { result } = await post(first, 'operator/approveWithdrawals', again)
  expect(result.list[0].because).toContain('needs a second person')
  await desk.context().close()

  await signIn(page, second)
  await page.goto(queueOf(member))
  await page.getByRole('button', { name: member.nickname }).click()
  const panel = page.getByRole('dialog')
  await expect(
    panel.getByText(`${first.nickname} (UID ${first.id}) approved it first.`),
  ).toBeVisible()
  await panel.getByRole('button', { name: 'Approve', exact: true }).click()
  await panel.getByRole('button', { name: 'Approve this withdrawal' }).click()
  await expect(panel.getByText('Approved', { exact: true })).toBeVisible()
  await back(page, 'withdrawal')
  await expect(panel.getByText(`by ${second.nickname} (UID ${second.id})`)).toBeVisible()
  await expect(panel.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  expect(await logOf(page, no)).toEqual([
    'Withdrawal approved',
    'Withdrawal approved · the first of two',
  ])
})

test('who decides upon what another has changed is told so in a sentence, and sees the change at once', async ({
  page,
  db,
}) => {
  const { member, no } = await asking(db, '10001', { of: '10100' })
  const [first, second] = await Promise.all([newHolder(db, 'reviewer'), newHolder(db, 'operator')])
  await signIn(page, second)
  await page.goto(`${queueOf(member)}&no=${no}`)
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Refuse' }).click()
  const reason = panel.getByLabel('Reason')
  await reason.fill('Ask us first')
  // Its text does not touch the box round it.
  await expect(reason).toHaveCSS('padding-top', '14px')
  await post(first, 'operator/approveWithdrawals', { list: [{ no, revision: 0 }] })
  const looked = page.waitForResponse(/operator\/withdrawal$/)
  await panel.getByRole('button', { name: 'Refuse and give it back' }).click()
  await expect(panel.getByRole('alert')).toHaveText(
    `The withdrawal ${no} is not waiting for this, or has changed since. Look at it again.`,
  )
  await looked
  await page.keyboard.press('Escape')
  await expect(panel.getByText('approved it first.')).toBeVisible()
  await panel.getByRole('button', { name: 'Refuse' }).click()
  await reason.fill('Ask us first')
  await panel.getByRole('button', { name: 'Refuse and give it back' }).click()
  await expect(panel.getByText('It was refused.')).toBeVisible()
  await expect(panel.getByText(`by ${second.nickname} (UID ${second.id})`)).toBeVisible()
})

test('how much waits has room beside the longest name of the menu', async ({ page, db }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { member } = await asking(db, '150', { of: '400' })
  await signIn(page, await newHolder(db, 'reviewer'))
  await page.goto(queueOf(member))
  const rail = page.getByRole('complementary', { name: 'Operator console' })
  const here = rail.getByRole('link', { name: /^Withdrawals \d+ waiting$/ })
  await expect(here).toBeVisible()
  const [around, inside] = [await rail.boundingBox(), await here.boundingBox()]
  expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual((around?.width ?? 0) - 12)
})

test('who is given a role that decides is told of as no second person for a day', async ({
  page,
  db,
}) => {
  const { id } = await newMember(db)
  await signIn(page, await newHolder(db, 'operator'))
  await page.goto('/#/pages/console/people')
  const sheet = page.getByRole('dialog')
  const note = sheet.getByText('cannot be one of two')
  const give = async (role: string) => {
    await page.getByRole('button', { name: 'Give a role' }).click()
    await page.getByLabel('UID').fill(id)
    await page.getByRole('button', { name: 'Show the member' }).click()
    await sheet.getByRole('button', { name: `Give the role: ${role}` }).click()
    await expect(sheet.getByText('has it at once')).toBeVisible()
  }
  await give('Reviewer')
  await expect(note).toBeVisible()
  await page.keyboard.press('Escape')
  await give('Editor')
  await expect(note).toBeHidden()
})
