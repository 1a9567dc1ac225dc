import { expect, newMember, signIn, test } from './app.ts'
import { keptOn } from './kept.ts'
import { choice, switchOn } from './pushes.ts'
import { movedOn, noteShifts } from './shifts.ts'

test.use({ serviceWorkers: 'allow' })

test('a browser that said no says how to undo it, and nothing is asked before a tap', async ({
  page,
  context,
  member: _,
}) => {
  await context.clearPermissions()
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    Notification.requestPermission = () => Promise.reject(new Error('asked without a tap'))
  })
  await noteShifts(page)
  await page.goto('/#/pages/set/index')
  await expect(page.getByText('Blocked for this app.')).toBeVisible()
  await expect(choice(page)).toBeDisabled()
  expect(await movedOn(page)).toEqual([])
})

test('a push service that is not reached is said at the switch, which stays off', async ({
  page,
  context,
  member: _,
}) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/#/pages/set/index')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect(choice(page)).toBeEnabled()
  await choice(page).click()
  await expect(page.getByText('This could not be switched on')).toBeVisible()
  await expect(choice(page)).not.toBeChecked()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('once you are connected')).toBeVisible()
  await expect(choice(page)).toBeDisabled()
})

test('the address of this device is told again at the next start, without a question', async ({
  page,
  context,
  member: _,
}) => {
  await switchOn(page, context)
  // Read as it comes: a page that is left takes its answers along.
  const told = page.waitForResponse(
    async (it) => it.url().endsWith('/api/push/subscribe') && (await it.json()).code === 200,
  )
  await page.evaluate(() => localStorage.removeItem('e2e.push'))
  await page.reload()
  await told
  await expect(choice(page)).toBeChecked()

  await choice(page).uncheck()
  await expect(page.getByText('The browser asks you first.')).toBeVisible()
  await expect.poll(() => keptOn(page)).not.toContain('fcm.googleapis.com')
})

test('a changed password ends the sign-in that the pushes were of: they go on with the new one', async ({
  page,
  context,
  db,
}) => {
  const password = 'heron-lake-42'
  const member = await newMember(db, { password })
  await page.clock.install()
  await signIn(page, member)
  await switchOn(page, context)
  await page.getByRole('link', { name: 'Change Password' }).click()
  await page.getByLabel('Old password').fill(password)
  await page.getByLabel('New password').fill(`${password}!`)
  await page.getByLabel('Confirm password').fill(`${password}!`)
  // What is seen to a while after each look at the member comes no more: the app may be put away by then.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(
    page.getByRole('heading', { name: 'Password modification successful' }),
  ).toBeVisible()
  const browsers = () =>
    db.inTx((tx) => tx`select 1 from push_subscription where member_id = ${member.id}`)
  await expect.poll(browsers).toHaveLength(1)
})

test('a permission that is taken back beside the open app switches them off on the screen', async ({
  page,
  context,
  member: _,
}) => {
  await switchOn(page, context)
  await context.clearPermissions()
  await expect(page.getByText('The browser asks you first.')).toBeVisible()
  await expect(choice(page)).not.toBeChecked()
})
