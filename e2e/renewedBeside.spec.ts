import { expect, newMember, signIn, test } from './app.ts'
import { sessionsOf } from './books.ts'
import { tokenOf } from './screens.ts'

const PASSWORD = 'harbour Lantern 27'
const OTHER = 'quiet Meadow 41'

test('a window that is turned away while another one changes the password goes on as that one does', async ({
  page,
  db,
}) => {
  const member = await newMember(db, { password: PASSWORD })
  await signIn(page, member)
  const { promise: changed, resolve: tellChanged } = Promise.withResolvers<void>()
  const { promise: heard, resolve: letHear } = Promise.withResolvers<void>()
  await page.route('**/api/password/modifyPassword', async (route) => {
    const response = await route.fetch()
    tellChanged()
    await heard
    await route.fulfill({ response })
  })
  await page.goto('/#/pages/set/index')
  await page.getByRole('link', { name: 'Change Password' }).click()
  const beside = await page.context().newPage()
  await beside.goto('/#/pages/user/index')
  await expect(beside.getByRole('heading', { name: member.nickname })).toBeVisible()

  await page.getByLabel('Old password').fill(PASSWORD)
  for (const name of ['New password', 'Confirm password']) await page.getByLabel(name).fill(OTHER)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await changed
  const { promise: turnedAway, resolve: turnAway } = Promise.withResolvers<void>()
  beside.on('response', async (response) => {
    const told = response.url().includes('/api/') && (await response.json().catch(() => {}))
    if (told?.code === 401) turnAway()
  })
  await beside.getByRole('button', { name: 'Refresh' }).click()
  await turnedAway
  // Whoever is to be signed out is by now.
  await beside.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  letHear()

  await expect(
    page.getByRole('heading', { name: 'Password modification successful' }),
  ).toBeVisible()
  await expect(beside.getByRole('heading', { name: member.nickname })).toBeVisible()
  await beside.getByRole('button', { name: 'Refresh' }).click()
  await expect(beside.getByRole('heading', { name: member.nickname })).toBeVisible()
  for (const it of [page, beside]) {
    await expect(it.getByRole('dialog')).toHaveCount(0)
    expect(await tokenOf(it)).toMatch(/^Bearer /)
    expect(await tokenOf(it)).not.toBe(`Bearer ${member.token}`)
  }
  expect(await sessionsOf(db, member)).toBe(1)
})
