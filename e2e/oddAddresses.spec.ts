import { expect, newMember, test } from './app.ts'
import { home } from './screens.ts'

test('what an address asks for and cannot be is left out', async ({ page, db }) => {
  const member = await newMember(db, { password: 'harbour Lantern 27' })
  await page.goto('/#/pages/login/index?next=https://elsewhere.example/&account=0x12')
  await expect(page.getByLabel('Wallet address')).toHaveValue('')
  await page.getByLabel('Wallet address').fill(member.account)
  await page.getByLabel('Password', { exact: true }).fill('harbour Lantern 27')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(home(page)).toBeVisible()
  for (const week of ['1999-W01', '1', 'never']) {
    await page.goto(`/#/pages/ranking/index?week=${week}`)
    await expect(page.getByText('This week', { exact: true })).toBeVisible()
  }
})

test('an address pasted with blanks around it signs its owner in', async ({ page, db }) => {
  const member = await newMember(db, { password: 'harbour Lantern 27' })
  await page.goto('/')
  await page.getByLabel('Wallet address').fill(` ${member.account}\n`)
  await page.getByLabel('Password', { exact: true }).fill('harbour Lantern 27')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(home(page)).toBeVisible()
})
