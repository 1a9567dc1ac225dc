import type { Page } from '@playwright/test'
import { expect, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { asking, queueOf } from './deskWithdrawals.ts'
import { comesLate } from './heldBack.ts'

/** Milliseconds that a tap counts here. The browser's own count goes on with whatever a test asks of the page. */
const TAP = 1_000

/** The app as an iPhone has it on its home screen: what is saved is shared, by a tap alone. */
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
