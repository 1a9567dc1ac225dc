import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, test } from './app.ts'
import { keptOn } from './kept.ts'
import { invitedBy, makeAgent } from './operator.ts'
import { openReleases } from './releases.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens Home and waits until the service worker has kept the records that were not looked at. */
async function visit(page: Page, at = '') {
  const kept = page.waitForResponse(
    (it) => it.url().endsWith('/api/home/noticeDetail') && it.fromServiceWorker(),
    { timeout: 30_000 },
  )
  await page.goto(`${at}/#/pages/home/index`)
  await expect(page.getByText('Staked in the pool')).toBeVisible()
  await kept
  await page.waitForLoadState('networkidle')
}

const strip = (page: Page) => page.getByRole('status').filter({ hasText: /^Offline/ })

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
  await visit(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Staked in the pool')).toBeVisible()
  await expect(strip(page)).toContainText('showing what was saved')
  for (const [path, words] of [
    ['/pages/staking/my', '12 BTCW'],
    ['/pages/billList/index', 'Deposit'],
    ['/pages/transfer/record', 'Roll-out'],
    ['/pages/withdrawal/record', 'Withdrawal record'],
    ['/pages/community/index', 'Invite with your code'],
    ['/pages/ranking/index', 'This week'],
    ['/pages/list/index', 'Total revenue of mining pool'],
    ['/pages/user/index', member.nickname],
  ] as const) {
    await page.goto(`/#${path}`)
    await expect(page.getByText(words).first(), path).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0)
    await expect(strip(page), path).toBeVisible()
  }

  await page.goto('/#/pages/billList/index')
  await page.getByRole('radio', { name: 'BTCWT', exact: true }).press('Space')
  await expect(page.getByText('This was not saved on this device before.')).toBeVisible()

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
  await visit(page)
  expect(await keptOn(page)).toContain(member.nickname)
  await page.goto('/#/pages/set/index')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  expect(await keptOn(page)).not.toContain(member.nickname)

  const other: Member = await newMember(db)
  await page.evaluate((token) => localStorage.setItem('bw.token', token), `Bearer ${other.token}`)
  await context.setOffline(true)
  await page.goto('/#/pages/user/index')
  await page.reload()
  await expect(page.getByText(member.nickname)).toHaveCount(0)
})

/** A form's button, or the one of a last look, that is off and says why. */
async function expectOff(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).last()
  await expect(button).toBeDisabled()
  await expect(page.getByText('so nothing can be sent now').last()).toBeVisible()
  return button
}

test('with no network no money button can be pressed and says why, and what is typed stays', async ({
  page,
  context,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '400' })
  // More than a day pays out without an operator: it stays in review.
  const asked = { coin: 'BTCW', amount: '150', address: member.account }
  expect(await post(member, 'asset/cash', asked)).toMatchObject({ code: 200 })
  await visit(page)
  await context.setOffline(true)

  for (const [path, name] of [
    ['/pages/staking/index', /^Review/],
    ['/pages/transfer/index', /^Review/],
    ['/pages/withdrawal/index', /^Review/],
  ] as const) {
    await page.goto(`/#${path}`)
    const amount = page.getByLabel('Amount').first()
    await amount.fill('2.5')
    await expectOff(page, name)
    await expect.poll(() => keptOn(page), path).toContain(':\\"2.5\\"')
    await page.reload()
    await expect(amount, path).toHaveValue('2.5')
    await expectOff(page, name)
  }

  await page.goto('/#/pages/withdrawal/record')
  await page.getByRole('button', { name: /150/ }).click()
  await page.getByRole('button', { name: 'Cancel this withdrawal' }).click()
  await expectOff(page, 'Yes, cancel it')
})

test('with no network nobody is appointed and no ratio is changed', async ({
  page,
  context,
  member,
  db,
}) => {
  const below = await invitedBy(db, member)
  await makeAgent(member, '0.3', '0.2')
  const ratios = { memberId: below.id, rewardRatio: '0.1', subsidyRatio: '0' }
  expect(await post(member, 'member/miners', ratios)).toMatchObject({ code: 200 })
  await visit(page)
  await context.setOffline(true)
  await page.goto('/#/pages/mine/index')
  await page.getByRole('button', { name: 'Add an agent' }).click()
  await expectOff(page, 'Check the change')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: below.nickname }).click()
  await page.getByRole('button', { name: 'Change ratios' }).click()
  await page.getByLabel('Reward ratio').fill('5')
  await expectOff(page, 'Check the change')
})

test('a last look that is open when the network goes away cannot be confirmed', async ({
  page,
  context,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '40' })
  await page.goto('/#/pages/withdrawal/index')
  await page.getByLabel('Wallet address').fill(member.account)
  await page.getByLabel('Amount').fill('2')
  await page.getByRole('button', { name: 'Review 2 BTCW' }).click()
  await context.setOffline(true)
  await expectOff(page, 'Withdraw 2 BTCW')
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Withdraw 2 BTCW' })).toBeEnabled()
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
  await visit(page)
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
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.reload()
  await toEnd()
  await expect(strip(page)).toBeVisible()
})

test('with the service stopped a new page opens with the records, to their member alone', async ({
  page,
  context,
  member,
  db,
}) => {
  const front = await openReleases()
  await visit(page, front.url)
  await front.close()
  const again = await context.newPage()
  await again.goto(`${front.url}/#/pages/user/index`)
  await expect(again.getByText(member.nickname).first()).toBeVisible()
  await expect(strip(again)).toContainText('showing what was saved')

  // The first member's copy is still there: it is the token that keeps it from the second.
  const other = await newMember(db)
  await again.evaluate((token) => {
    localStorage.removeItem('bw.member')
    localStorage.setItem('bw.token', token)
  }, `Bearer ${other.token}`)
  expect(await keptOn(again)).toContain(member.nickname)
  await again.goto(`${front.url}/#/pages/billList/index`)
  await again.reload()
  await expect(again.getByText('This was not saved on this device before.')).toBeVisible()
  await expect(again.getByText(member.nickname)).toHaveCount(0)
})

test('a copy that is switched off is gone at once, and none is made again', async ({
  page,
  context,
  member,
}) => {
  await visit(page)
  const isKept = () => page.evaluate(() => caches.has('bw-reads'))
  expect(await isKept()).toBe(true)
  await page.goto('/#/pages/set/index')
  await page.getByRole('checkbox', { name: 'Keep a copy on this phone' }).uncheck()
  await expect(page.getByText('Nothing is kept.')).toBeVisible()
  await expect.poll(isKept).toBe(false)

  const read = page.waitForResponse((it) => it.url().endsWith('/api/asset/flowRecord'))
  await page.goto('/#/pages/billList/index')
  await (await read).finished()
  await expect(
    page
      .getByText('No more')
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeVisible()
  expect(await isKept()).toBe(false)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('This was not saved on this device before.')).toBeVisible()
  expect(member.id).toBeTruthy()
})
