import type { Page } from '@playwright/test'
import { deposit, expect, newMember, test } from './app.ts'
import { isKept, readDetails } from './keptCopy.ts'
import { home, signInByPassword, signInScreen } from './screens.ts'
import { signOut } from './signOut.ts'
import { visitHome } from './visitHome.ts'

/** Has the device no room for anything more than is kept now. Answers what makes room again. */
async function fill(page: Page): Promise<() => Promise<unknown>> {
  const kept = await page.evaluate(async () => (await navigator.storage.estimate()).usage)
  const browser = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: kept ?? 0 })
  return () => browser.send('Storage.overrideQuotaForOrigin', { origin })
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a copy that is switched off is gone where the device is full too, and none is made again', async ({
    page,
    member,
    db,
  }) => {
    await deposit(db, member, { coin: 'BTCW', amount: '30' })
    await visitHome(page)
    expect(await isKept(page)).toBe(true)
    await page.goto('/#/pages/set/index')
    const choice = page.getByRole('checkbox', { name: 'Keep a copy on this device' })
    await expect(choice).toBeChecked()

    const makeRoom = await fill(page)
    await choice.uncheck()
    await expect.poll(() => isKept(page)).toBe(false)
    await makeRoom()

    await readDetails(page)
    expect(await isKept(page)).toBe(false)
  })
})

test('whoever signs out where nothing can be kept any more leaves nothing of before behind', async ({
  page,
  context,
  db,
}) => {
  const member = await newMember(db, { password: 'harbour Lantern 27' })
  await page.goto('/')
  await signInByPassword(page, member.account, 'harbour Lantern 27')
  await expect(home(page)).toBeVisible()
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('It is full', 'QuotaExceededError')
    }
  })
  await page.reload()
  await expect(home(page)).toBeVisible()
  await signOut(page)
  await expect(signInScreen(page)).toBeVisible()
  const kept = JSON.stringify((await context.storageState()).origins)
  expect(kept).not.toContain('Bearer')
  expect(kept).not.toContain(member.nickname)
  await page.reload()
  await expect(signInScreen(page)).toBeVisible()
})
