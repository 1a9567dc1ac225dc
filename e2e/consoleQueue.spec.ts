import { post } from './api.ts'
import { expect, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { asking, queueOf, stranger } from './deskWithdrawals.ts'

test('what is filtered is saved for a spreadsheet', async ({ page, db }) => {
  const { member, no } = await asking(db, '120.25', { of: '150' })
  await signIn(page, await newHolder(db, 'auditor'))
  await page.goto(queueOf(member))
  await expect(page.getByRole('button', { name: member.nickname })).toBeVisible()
  // An auditor reads and decides nothing.
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await saving
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const [, line, ...rest] = Buffer.concat(chunks).toString().split('\r\n')
  expect(line).toContain(`"${no}",`)
  expect(line).toContain(`"${member.id}","${member.nickname}","BTCW","120.25","0.5"`)
  expect(rest).toEqual([''])
})

test('the queue is searched by number and address, by age, and its UID leads to the member', async ({
  page,
  db,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { member, no } = await asking(db, '150', { of: '400' })
  const [{ address = '' } = {}] = await db.inTx(
    (tx) => tx<{ address: string }>`select address from withdrawal where no = ${no}`,
  )
  await signIn(page, await newHolder(db, 'reviewer'))
  await page.goto('/#/pages/console/withdrawals')
  const row = page.getByRole('row').filter({ hasText: no })
  const rows = page.locator('tbody').getByRole('row')
  const search = page.getByRole('searchbox', { name: 'Withdrawal' })
  for (const typed of [no, address, member.id]) {
    await search.fill(typed)
    await expect(rows).toHaveCount(1)
    await expect(row).toBeVisible()
  }
  await page.getByRole('radio', { name: 'Over 1 day' }).press('Space')
  await expect(page.getByText('No withdrawals of this kind')).toBeVisible()
  await page.getByRole('radio', { name: 'Any age' }).press('Space')
  await row.getByRole('link', { name: `UID ${member.id}` }).click()
  await expect(page).toHaveURL(new RegExp(`console/members\\?id=${member.id}`))
})

test('what others asked for meanwhile comes into the queue by itself', async ({ page, db }) => {
  test.setTimeout(120_000)
  const { member, no } = await asking(db, '150', { of: '400' })
  await signIn(page, await newHolder(db, 'reviewer'))
  await page.goto(queueOf(member))
  await expect(page.getByText(no)).toBeVisible()
  const asked = { coin: 'BTCW', amount: '160', address: stranger() }
  const { result } = await post(member, 'asset/cash', asked)
  await expect(page.getByText(result.no)).toBeVisible({ timeout: 60_000 })
})
