import { post } from './api.ts'
import { deposit, expect, type Member, newMember, test } from './app.ts'
import { answersOn, keptOn } from './kept.ts'
import { isKept, readDetails } from './keptCopy.ts'
import { strip } from './offlineStrip.ts'
import { setToken } from './screens.ts'
import { signOut } from './signOut.ts'
import { visitHome } from './visitHome.ts'

test.use({ serviceWorkers: 'allow' })

test('with no network the app opens and shows the records of the last visit with their age', async ({
  page,
  context,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '40.25' })
  const pledged = await post(member, 'product/pledge', {
    coin: 'BTCW',
    amount: '12',
    planId: 'd30',
  })
  expect(pledged.code, pledged.message).toBe(200)
  await visitHome(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Staked in the pool', { exact: true })).toBeVisible()
  await expect(strip(page)).toContainText('showing what was saved')
  await expect(page.getByRole('link', { name: 'Home information' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  for (const [path, words] of [
    ['/pages/staking/my', '12 BTCW'],
    ['/pages/billList/index', 'Deposit'],
    ['/pages/transfer/record', 'Roll-out'],
    ['/pages/withdrawal/record', 'Withdrawal record'],
    ['/pages/community/index', 'Invite with your code'],
    ['/pages/ranking/index', 'This week'],
    ['/pages/list/index', 'Total revenue of mining pool'],
    ['/pages/home/changes', 'Rule changes'],
    ['/pages/user/index', member.nickname],
  ] as const) {
    await page.goto(`/#${path}`)
    await expect(page.getByText(words).first(), path).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0)
    await expect(strip(page), path).toBeVisible()
  }

  await page.goto('/#/pages/billList/index')
  await page.getByRole('radio', { name: 'BTCWT', exact: true }).press('Space')
  await expect(page.getByText('Not saved on this device')).toBeVisible()

  await context.setOffline(false)
  await page.goto('/#/pages/billList/index')
  await expect(strip(page)).toHaveCount(0)
})

test('nothing of a member is kept after signing out, and the next one sees nothing of it', async ({
  page,
  context,
  member,
  db,
}) => {
  await visitHome(page)
  expect(await keptOn(page)).toContain(member.nickname)
  await signOut(page)
  expect(await keptOn(page)).not.toContain(member.nickname)

  const other: Member = await newMember(db)
  await setToken(page, other)
  await context.setOffline(true)
  await page.reload()
  await expect(strip(page)).toBeVisible()
  await expect(page.getByText(member.nickname)).toHaveCount(0)
  await page.goto('/#/pages/user/index')
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(page.getByText(member.nickname)).toHaveCount(0)
})

test('a page of a list that was never fetched says so, and one that was is there', async ({
  page,
  context,
  member,
  db,
}) => {
  test.setTimeout(120_000)
  await deposit(db, member, { coin: 'BTCW', amount: '30' })
  const payee = await newMember(db)
  // Three pages of 20 lines: each transfer is its amount and its fee.
  for (let i = 0; i < 25; i += 1) {
    const sent = { payeeId: payee.id, coin: 'BTCW', amount: '0.01' }
    expect(await post(member, 'asset/transfer', sent)).toMatchObject({ code: 200 })
  }
  await visitHome(page)
  await context.setOffline(true)
  await page.goto('/#/pages/billList/index')
  const scroll = async () => page.mouse.wheel(0, 4_000)
  const notSaved = page.getByText('What follows was not saved on this device before.')
  await expect(async () => {
    await scroll()
    await expect(notSaved).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('main').getByText(/^Saved/)).toBeVisible()

  await context.setOffline(false)
  await page.reload()
  const end = page.getByText('No more', { exact: true })
  const toEnd = () =>
    expect(async () => {
      await scroll()
      await expect(end).toBeVisible({ timeout: 1_000 })
    }).toPass()
  await toEnd()
  const first = expect.objectContaining({ type: 'deposit', balanceAfter: '30' })
  const last = { list: expect.arrayContaining([first]), next: null }
  await expect.poll(() => answersOn(page)).toContainEqual(expect.objectContaining(last))
  await context.setOffline(true)
  await page.reload()
  await toEnd()
  await expect(strip(page)).toBeVisible()
})

test('a copy that is switched off is gone at once, and none is made again', async ({
  page,
  context,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '30' })
  await visitHome(page)
  expect(await isKept(page)).toBe(true)
  await page.goto('/#/pages/set/index')
  await page.getByRole('checkbox', { name: 'Keep a copy on this device' }).uncheck()
  await expect(page.getByText('Nothing is kept.')).toBeVisible()
  await expect.poll(() => isKept(page)).toBe(false)

  await readDetails(page)
  expect(await isKept(page)).toBe(false)
  await context.setOffline(true)
  // What was whole before it could not be asked for anew is whole still.
  const again = page.waitForEvent('requestfailed', (it) => it.url().endsWith('/asset/flowRecord'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await again
  await expect(strip(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByText('No more', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Not saved on this device')).toBeVisible()
})
