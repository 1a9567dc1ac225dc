import { deposit, expect, test } from './app.ts'
import { sessionsOf } from './books.ts'
import { keptOn } from './kept.ts'
import { signInScreen, tokenOf } from './screens.ts'
import { signOut } from './signOut.ts'

test('signing out forgets the member on this device and ends the session', async ({
  page,
  member,
  db,
}) => {
  await page.goto('/#/pages/user/index')
  await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()

  await expect(signInScreen(page)).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(member.nickname)
  await page.goto('/#/pages/home/index')
  await expect(signInScreen(page)).toBeVisible()
  await expect.poll(() => sessionsOf(db, member)).toBe(0)
})

test('whoever signs out while the network hangs is out at once, and stays so', async ({
  page,
  member,
}) => {
  await page.route('**/api/member/logout', () => {})
  await page.goto('/#/pages/set/index')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => tokenOf(page), { timeout: 1_000 }).toBeNull()
  await expect(signInScreen(page)).toBeVisible()
  await page.reload()
  await expect(signInScreen(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(member.nickname)
})

test('nothing of a member is left on the device after signing out', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '12.5' })
  for (const [path, name] of [
    ['home/index', 'Bitwave'],
    ['billList/index', 'Details'],
    ['staking/my', 'My Staking'],
    ['user/info', 'Information'],
  ]) {
    await page.goto(`/#/pages/${path}`)
    await expect(page.getByRole('heading', { name: name ?? '', level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Change', exact: true }).first().click()
  await page.getByLabel('New nickname').fill('Otter Creek')
  const marks = [member.nickname, member.account, member.account.toLowerCase(), member.token]
  expect(await keptOn(page)).toContain('Otter Creek')
  expect(await keptOn(page)).toContain(member.nickname)

  await signOut(page)
  await expect
    .poll(async () => {
      const kept = await keptOn(page)
      return [...marks, 'Otter Creek', `"${member.id}"`].filter((mark) => kept.includes(mark))
    })
    .toEqual([])
})
