import { post } from './api.ts'
import { deposit, expect, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('whoever looks as the member sees the lists of the member, and each look is in the log', async ({
  page,
  db,
}) => {
  test.setTimeout(120_000)
  const [member, other] = [await newMember(db), await newMember(db)]
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  await post(member, 'asset/transfer', { payeeId: other.id, coin: 'BTCW', amount: '12.5' })
  await signIn(page, await newHolder(db, 'operator'))
  await page.goto(`/#/pages/console/members?id=${member.id}`)
  await page.getByRole('radio', { name: 'As the member', exact: true }).press('Space')
  await expect(page.getByText('Each look is a line of the log')).toBeVisible()
  await page.getByLabel('Reason').fill('The member asked where a transfer went')
  await page.getByRole('button', { name: 'Look as the member' }).click()
  await expect(page.getByText('The member sees nothing here')).toBeVisible()
  await page.getByRole('radio', { name: 'Details' }).press('Space')
  await expect(page.getByText('Transfer out')).toBeVisible()
  await expect(page.getByText('−12.5')).toBeVisible()
  await page.getByRole('radio', { name: 'Transfers out' }).press('Space')
  await expect(page.getByText(other.nickname)).toBeVisible()
  // What was looked at once is not asked for again.
  await page.getByRole('radio', { name: 'Orders' }).press('Space')
  await expect(page.getByText('The member sees nothing here')).toBeVisible()
  // What is refreshed, and what is begun anew for the same reason, is a look of its own.
  await page.getByRole('radio', { name: 'Details' }).press('Space')
  await post(member, 'asset/transfer', { payeeId: other.id, coin: 'BTCW', amount: '7.5' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('−7.5')).toBeVisible()
  await post(member, 'asset/transfer', { payeeId: other.id, coin: 'BTCW', amount: '3.5' })
  await page.getByRole('radio', { name: 'Profile' }).press('Space')
  await page.getByRole('radio', { name: 'As the member', exact: true }).press('Space')
  await page.getByLabel('Reason').fill('The member asked where a transfer went')
  await page.getByRole('button', { name: 'Look as the member' }).click()
  await page.getByRole('radio', { name: 'Details' }).press('Space')
  await expect(page.getByText('−3.5')).toBeVisible()

  await page.goto(`/#/pages/console/log?subject=${member.id}`)
  const looks = page.getByRole('button', { name: /^Looked as the member/ })
  await expect(looks).toHaveCount(6)
  await looks.first().click()
  await expect(page.getByText('The member asked where a transfer went')).toBeVisible()
})
