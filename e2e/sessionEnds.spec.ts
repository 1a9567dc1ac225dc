import type { Page } from '@playwright/test'
import { freeze } from '#server/members/freeze.ts'
import { expect, newMember, test } from './app.ts'
import { setToken, signInScreen, tokenOf } from './screens.ts'

/** Holds what is turned away back until it is so many calls: their ends come all at once. */
async function together(page: Page, count: number): Promise<string[]> {
  const turnedAway: string[] = []
  const { promise: enough, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const { code } = await response.json()
    if (code === 401 && turnedAway.push(route.request().url()) === count) resolve()
    if (code === 401) await enough
    await route.fulfill({ response })
  })
  return turnedAway
}

test('a member who was frozen is told why at the next start', async ({ page, member, db }) => {
  await db.inTx((tx) =>
    freeze(tx, { member: member.id, reason: 'asked by court', now: new Date() }),
  )
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: 'Login failure' })
  await expect(dialog).toContainText('This account is frozen: asked by court')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(signInScreen(page)).toBeVisible()
})

test('a session that ended on the server is told once, however many calls it turns away', async ({
  page,
  member,
  db,
}) => {
  await db.inTx((tx) => tx`delete from session where member_id = ${member.id}`)
  const turnedAway = await together(page, 2)
  await page.goto('/')

  const dialog = page.getByRole('dialog', { name: 'Login failure' })
  await expect(dialog).toContainText('Please log in again')
  await expect(dialog.getByRole('button')).toHaveText(['OK'])
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeVisible()
  expect(turnedAway.length).toBeGreaterThanOrEqual(2)
  expect(await tokenOf(page)).toBeNull()

  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(signInScreen(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a session that ends on a screen that visitors may see leads to the sign-in and back, too', async ({
  page,
  member,
  db,
}) => {
  await db.inTx((tx) => tx`delete from session where member_id = ${member.id}`)
  await page.goto('/#/pages/user/article')
  const dialog = page.getByRole('dialog', { name: 'Login failure' })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(signInScreen(page)).toBeVisible()
  expect(page.url()).toContain('/pages/login/index?next=')
  expect(page.url()).toContain('article')
})

test('a session that ends does not take along the one that another tab has begun meanwhile', async ({
  page,
  member,
  db,
}) => {
  await page.goto('/#/pages/user/index')
  await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
  const other = await newMember(db)
  // A tab that was put aside is not told of it.
  await setToken(page, other)
  await db.inTx((tx) => tx`delete from session where member_id = ${member.id}`)
  await page.getByRole('link', { name: 'Details' }).click()
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: other.nickname })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await tokenOf(page)).toBe(`Bearer ${other.token}`)
})
