import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { farm } from './farm.ts'
import { heldBack } from './heldBack.ts'
import { ON_ITS_SIDE, outside, setInsets, UPRIGHT } from './safeArea.ts'

test.use({ viewport: UPRIGHT.viewport, contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => setInsets(page, UPRIGHT))

const NOTCH = UPRIGHT.insets.top

const topOf = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())?.y ?? 0

/** Whether something of the screen itself stands beside the notch. */
const isBesideNotch = (page: Page) =>
  page.evaluate((y) => document.elementFromPoint(innerWidth / 4, y)?.closest('main') !== null, 20)

test('what is scrolled away does not come out again beside the notch', async ({ page, member }) => {
  await page.goto('/#/pages/user/index')
  await expect(page.getByText(member.nickname)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await isBesideNotch(page)).toBe(false)
})

test('with no network the strip, sheets and the bar of the console stay below the notch', async ({
  page,
  context,
  db,
}) => {
  await signIn(page, await newHolder(db, 'operator'))
  await page.goto('/#/pages/console/parameters')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parameters')
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await context.setOffline(true)
  const strip = page.getByText(/^Offline/)
  await expect(strip).toBeVisible()
  expect(await topOf(strip)).toBeGreaterThanOrEqual(NOTCH)

  await page.evaluate(() => scrollTo(0, 300))
  await expect(strip).not.toBeInViewport()
  const sections = page.getByRole('button', { name: 'Sections' })
  expect(await topOf(sections)).toBeGreaterThanOrEqual(NOTCH)
  expect(await isBesideNotch(page)).toBe(false)

  // Lower than what the menu holds: it takes all of the room that a sheet may have.
  await page.setViewportSize({ width: 390, height: 600 })
  await sections.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeInViewport()
  expect(await topOf(sheet)).toBeGreaterThanOrEqual(NOTCH)
  await context.setOffline(false)
})

test('the frame of a screen leaves the notch its room, and its name stands above its parts', async ({
  page,
  db,
}) => {
  await signIn(page, await newMember(db))
  const release = await heldBack(page, /\/assets\/(?!screens-)[^/]*\.js$/)
  await page.goto('/#/pages/transfer/index', { waitUntil: 'commit' })
  const frame = page.locator('main[aria-busy]')
  await expect(frame.getByText('Transfer')).toBeVisible()
  const named = await frame.getByText('Transfer').boundingBox()
  expect(named?.y).toBeGreaterThanOrEqual(NOTCH)
  const first = await topOf(frame.locator('span').first())
  expect(first).toBeGreaterThanOrEqual((named?.y ?? 0) + (named?.height ?? 0))
  release()
})

test('what says that a screen is read anew is below the notch', async ({ page, db }) => {
  await signIn(page, await newMember(db))
  await page.goto('/#/pages/inbox/index')
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  await page.route('**/api/**', () => {})
  await page.getByRole('button', { name: 'Refresh' }).click()
  expect(await topOf(page.locator('header div > svg'))).toBeGreaterThanOrEqual(NOTCH)
})

test('the end of a session is told within the safe area', async ({ page, member, db }) => {
  await db.inTx((tx) => tx`delete from session where member_id = ${member.id}`)
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await outside(page.getByRole('dialog'), UPRIGHT)).toEqual([])
})

test('no row comes out again below what sticks to the bottom', async ({ page, db }) => {
  await signIn(page, await newMember(db))
  // So low that the list itself would be there.
  await page.setViewportSize({ width: 390, height: 330 })
  await page.goto('/#/pages/ranking/index')
  await expect(page.getByText('Your place')).toBeVisible()
  const clip = { x: 32, y: 330 - 24, width: 326, height: 24 }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  const background = [6, 9, 8].map((it) => ({ min: it, max: it }))
  expect(channels.map(({ min, max }) => ({ min, max }))).toEqual(background)
})

test('a main area that could not be loaded has its way out above the tabs', async ({
  page,
  db,
}) => {
  await signIn(page, await newMember(db))
  await page.setViewportSize(ON_ITS_SIDE.viewport)
  await setInsets(page, ON_ITS_SIDE)
  await page.route(/\/assets\/Community-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/#/pages/community/index')
  await expect(page.getByText('This screen could not be loaded')).toBeVisible()
  expect(await outside(page.locator('#root'), ON_ITS_SIDE)).toEqual([])
})

test('nothing of the devnet page lies beside the notch', async ({ page }) => {
  await page.setViewportSize(ON_ITS_SIDE.viewport)
  await setInsets(page, ON_ITS_SIDE)
  await page.goto(farm.devnet.pageUrl)
  await expect(page.getByRole('heading', { name: 'Bitwave devnet' })).toBeVisible()
  expect(await outside(page.locator('body'), ON_ITS_SIDE)).toEqual([])
})
