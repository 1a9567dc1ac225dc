import type { Page } from '@playwright/test'
import { expect, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { asking, queueOf } from './deskWithdrawals.ts'
import { comesLate } from './heldBack.ts'

/** Milliseconds that a tap counts here. The browser's own count goes on with whatever a test asks of the page. */
const TAP = 1_000

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** The app as a device has it on its home screen that shares files, by a tap alone. */
const install = (page: Page) =>
  page.addInitScript((tap) => {
    let tapped = Number.NEGATIVE_INFINITY
    addEventListener('click', () => (tapped = performance.now()), true)
    const userActivation = { isActive: false, hasBeenActive: true }
    const get = () => performance.now() - tapped < tap
    Object.defineProperty(userActivation, 'isActive', { get })
    Object.defineProperty(navigator, 'userActivation', { value: userActivation })
    const media = window.matchMedia.bind(window)
    window.matchMedia = (query) => media(query.includes('display-mode: standalone') ? 'all' : query)
    navigator.canShare = () => true
    navigator.share = async ({ files } = {}) => {
      if (!userActivation.isActive) throw new DOMException('No tap', 'NotAllowedError')
      document.documentElement.dataset['shared'] = files?.[0]?.name ?? ''
    }
  }, TAP)

test('an installed app saves what is made where that is no Apple phone, and shares nothing', async ({
  page,
  db,
}) => {
  const { member } = await asking(db, '120.25', { of: '150' })
  await signIn(page, await newHolder(db, 'auditor'))
  await install(page)
  await page.goto(queueOf(member))
  await expect(page.getByRole('button', { name: member.nickname })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-shared')
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE })

  test('what takes longer to be made than a tap lasts is saved by the next one, on a home screen', async ({
    page,
    db,
  }) => {
    const { member } = await asking(db, '120.25', { of: '150' })
    await signIn(page, await newHolder(db, 'auditor'))
    await install(page)
    await page.goto(queueOf(member))
    await expect(page.getByRole('button', { name: member.nickname })).toBeVisible()
    await comesLate(page, '**/api/operator/**', TAP + 500)
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const save = page.getByRole('button', { name: 'Save the file' })
    await save.click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', /\.csv$/)
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  })
})
