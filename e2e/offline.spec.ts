import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, test } from './app.ts'
import { keptOn } from './kept.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens Home and waits until the service worker has kept the records that were not looked at. */
async function visit(page: Page) {
  const kept = page.waitForResponse(
    (it) => it.url().endsWith('/api/home/noticeDetail') && it.fromServiceWorker(),
    { timeout: 30_000 },
  )
  await page.goto('/#/pages/home/index')
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
