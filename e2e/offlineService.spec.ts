import { expect, newMember, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { keptOn } from './kept.ts'
import { strip } from './offlineStrip.ts'
import { openReleases } from './releases.ts'
import { visitHome } from './visitHome.ts'

test.use({ serviceWorkers: 'allow' })

test('with the service stopped a new page opens with the records, to their member alone', async ({
  page,
  context,
  member,
  db,
}) => {
  const front = await openReleases()
  await visitHome(page, front.url)
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
  await startAt(again, `${front.url}/#/pages/billList/index`)
  await expect(again.getByText('Not saved on this device')).toBeVisible()
  await expect(again.getByText(member.nickname)).toHaveCount(0)
})

test('what the copy has shown is asked for by itself once the service is there again', async ({
  page,
  context,
  member,
}) => {
  test.setTimeout(120_000)
  const front = await openReleases()
  await visitHome(page, front.url)
  await front.close()
  const again = await context.newPage()
  await again.goto(`${front.url}/#/pages/user/index`)
  const saved = again.getByRole('main').getByText(/^Saved/)
  await expect(again.getByText(member.nickname).first()).toBeVisible()
  await expect(saved.first()).toBeVisible()

  const back = await openReleases(Number(new URL(front.url).port))
  await expect(saved).toHaveCount(0, { timeout: 40_000 })
  await expect(strip(again)).toHaveCount(0)
  await back.close()
})

test('a network that is slow and answers is waited for once that is known: nobody is kept from sending for good', async ({
  page,
  context,
  member,
}) => {
  test.setTimeout(120_000)
  const front = await openReleases()
  await visitHome(page, front.url)
  front.delay(6_000)
  const again = await context.newPage()
  await again.goto(`${front.url}/#/pages/user/index`)
  await expect(again.getByText(member.nickname).first()).toBeVisible()
  await expect(strip(again)).toContainText('showing what was saved')
  await expect(strip(again)).toHaveCount(0, { timeout: 40_000 })
  await expect(again.getByRole('main').getByText(/^Saved/)).toHaveCount(0, { timeout: 40_000 })
  await front.close()
})

test.describe('with no copy', () => {
  test.use({ serviceWorkers: 'block' })

  test('that nothing can be reached and nothing was saved is said once, and announced', async ({
    page,
    member: _,
  }) => {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    for (const path of ['home/index', 'staking/my', 'community/index', 'billList/index']) {
      await startAt(page, `/#/pages/${path}`)
      await expect(page.getByText('Not saved on this device').first()).toBeVisible()
      await expect(strip(page)).toHaveCount(1)
      // At once: a toast would be gone after two seconds.
      expect(await page.getByText(/cannot be reached|request failed/).count(), path).toBe(0)
    }
  })
})
