import { expect, test } from './app.ts'
import { farm } from './farm.ts'

for (const link of ['/?code={code}#/pages/register/index', '/#/pages/register/index?code={code}']) {
  test(`the share link ${link} fills in the invitation code`, async ({ page }) => {
    await page.goto(link.replace('{code}', farm.invitationCode))

    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
    await expect(page.getByLabel('Invitation code')).toHaveValue(farm.invitationCode)
  })
}

test('a share link that is opened where the form is open fills in its code, but over none that was typed', async ({
  page,
}) => {
  const code = page.getByLabel('Invitation code')
  const open = (search: string) => page.goto(`/#/pages/register/index${search}`)
  await open('')
  await page.getByLabel('Nickname').fill('Ann')
  await expect(code).toHaveValue('')
  await open('?code=FIRST2')
  await expect(code).toHaveValue('FIRST2')
  await open('?code=SECND2')
  await expect(code).toHaveValue('SECND2')
  await expect(page.getByLabel('Nickname')).toHaveValue('Ann')

  await code.fill('OWN234')
  await open('?code=THIRD2')
  await expect(page).toHaveURL(/THIRD2/)
  await expect(code).toHaveValue('OWN234')
  await code.fill('')
  await expect(code).toHaveValue('')
  await open('?code=FORTH2')
  await expect(code).toHaveValue('FORTH2')
})
