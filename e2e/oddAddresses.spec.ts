import { expect, newMember, test } from './app.ts'
import { home, signInByPassword } from './screens.ts'

test('what an address asks for and cannot be is left out', async ({ page, db }) => {
  const member = await newMember(db, { password: 'harbour Lantern 27' })
  await page.goto('/#/pages/login/index?next=https://elsewhere.example/&account=0x12')
  await expect(page.getByLabel('Wallet address')).toHaveValue('')
  await signInByPassword(page, member.account, 'harbour Lantern 27')
  await expect(home(page)).toBeVisible()
  for (const week of ['1999-W01', '1', 'never']) {
    await page.goto(`/#/pages/ranking/index?week=${week}`)
    await expect(page.getByText('This week', { exact: true })).toBeVisible()
  }
})

test('an address pasted with blanks around it signs its owner in', async ({ page, db }) => {
  const member = await newMember(db, { password: 'harbour Lantern 27' })
  await page.goto('/')
  await signInByPassword(page, ` ${member.account}\n`, 'harbour Lantern 27')
  await expect(home(page)).toBeVisible()
})
