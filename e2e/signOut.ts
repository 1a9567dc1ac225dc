import { expect, type Page } from '@playwright/test'

/** Signs out in Settings, as a person does. */
export async function signOut(page: Page) {
  await page.goto('/#/pages/set/index')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}
