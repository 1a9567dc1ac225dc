import { expect, newMember, signIn, test } from './app.ts'
import { browserOf } from './browserOf.ts'
import { told } from './leftForms.ts'

test('who lost a phone signs it out from another one, and is told where no answer came', async ({
  page,
  context,
  browser,
  db,
}) => {
  const password = 'heron-lake-42'
  const member = await newMember(db, { password })
  await signIn(page, member)
  const lost = await browserOf(browser)
  await lost.goto('/#/pages/login/index')
  await lost.getByLabel('Wallet address').fill(member.account)
  await lost.getByRole('textbox', { name: 'Password' }).fill(password)
  await lost.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(lost.getByRole('heading', { name: 'Bitwave' })).toBeVisible()

  await page.goto('/#/pages/set/index')
  await page.getByRole('button', { name: 'Sign out' }).click()
  const sheet = page.getByRole('dialog')
  await context.route('**/api/member/logout', (route) => route.abort())
  await sheet.getByRole('button', { name: 'Sign all devices out' }).click()
  await expect(sheet.getByRole('alert')).toContainText('other devices may still be signed in')
  await context.unroute('**/api/member/logout')
  await sheet.getByRole('button', { name: 'Sign all devices out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(told(page, 'All devices are signed out')).toBeVisible()

  await lost.reload()
  await lost.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(lost.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await lost.context().close()
})
