import { expect, test } from './app.ts'
import { signInScreen } from './screens.ts'

test('another language is asked about, restarts the app and is remembered', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: '繁體中文' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Choose Language' })).toBeVisible()

  await page.getByRole('button', { name: '繁體中文' }).click()
  await expect(page.getByRole('dialog', { name: 'Change the language?' })).toBeVisible()
  await page.getByRole('button', { name: 'Change and restart' }).click()
  await expect(page.getByRole('heading', { name: '登入', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('登入 · Bitwave Farm')

  const later = await context.newPage()
  const asked = later.waitForRequest('**/api/home/parameters')
  await later.goto('/#/pages/register/index')
  await expect(later.getByRole('heading', { name: '註冊' })).toBeVisible()
  await expect(later.getByRole('link', { name: '語言：繁體中文' })).toBeVisible()
  expect((await asked).headers()['accept-language']).toBe('zh-Hant')
})

test('another language is chosen from an invitation, and the invitation is still there', async ({
  page,
}) => {
  await page.goto('/#/pages/register/index?code=AB23CD')
  await page.getByRole('link', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: '繁體中文' }).click()
  await page.getByRole('button', { name: 'Change and restart' }).click()
  await expect(page.getByRole('heading', { name: '註冊' })).toBeVisible()
  await expect(page.getByLabel('邀請碼')).toHaveValue('AB23CD')

  // Opened by its address alone there is nothing to go back to.
  await page.goto('about:blank')
  await page.goto('/#/pages/locale/index')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: '變更並重新啟動' }).click()
  await expect(signInScreen(page)).toBeVisible()
})
