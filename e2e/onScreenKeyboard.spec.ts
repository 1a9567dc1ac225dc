import type { CDPSession, Page } from '@playwright/test'
import { expect, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { fieldsOn } from './fieldsOn.ts'
import { visit } from './look.ts'
import { places } from './places.ts'

/** What a keyboard leaves of a phone's window where the page is made smaller for it. */
const LEFT = { width: 390, height: 440 }

test.use({ viewport: LEFT, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

/** Below 16 pixels a phone makes the page larger where somebody types, and leaves it so. */
async function judge(page: Page, where: string, count: number) {
  const fields = await fieldsOn(page)
  expect(fields.length, where).toBeGreaterThanOrEqual(count)
  for (const { name, hidden, letters } of fields) {
    expect.soft(hidden, `${where}: ${name}`).toEqual([])
    expect.soft(letters, `${where}: ${name}`).toBeGreaterThanOrEqual(16)
  }
  return fields
}

/** Screens with so many fields, and whether what is in them is sent by a button: a search is not. */
const FORMS = [
  ['/pages/staking/index', 1, true],
  ['/pages/community/index', 1, false],
  ['/pages/transfer/index', 3, true],
  ['/pages/withdrawal/index', 2, true],
  ['/pages/set/changePwd', 3, true],
  ['/pages/set/forgetPwd', 4, true],
  ['/pages/register/index', 7, true],
] as const

test('whoever types sees the field, its name and its problem above the keyboard', async ({
  page,
  db,
}) => {
  await signIn(page, await newMember(db))
  for (const [path, count, isSent] of FORMS) {
    const title = places.find((it) => it.path === path)?.en ?? ''
    await visit(page, { path, title, heading: title })
    // What is not filled in is complained about.
    const send = page.locator('form button[type=submit]')
    await expect(send, path).toHaveCount(isSent ? 1 : 0)
    if (isSent) {
      await send.click()
      await expect(page.locator('[aria-invalid]').first()).toBeFocused()
    }
    await judge(page, path, count)
  }
})

test('at the sign-in, and the key that sends says so', async ({ page }) => {
  await page.goto('/#/pages/login/index')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('[aria-invalid]').first()).toBeFocused()
  const [address] = await judge(page, 'the sign-in', 2)
  expect(address).toMatchObject({ name: 'Wallet address', enter: 'go' })
})

test('the keyboard is that of what is typed', async ({ page, db }) => {
  await signIn(page, await newMember(db))
  await page.goto('/#/pages/register/index')
  await expect(page.getByLabel('Invitation code')).toHaveAttribute('autocapitalize', 'characters')
  await page.goto('/#/pages/transfer/index')
  await expect(page.getByLabel('Payee')).toHaveAttribute('enterkeyhint', 'search')
  const note = page.getByLabel('Note, if you like')
  await expect(note).toHaveAttribute('autocapitalize', 'sentences')
  await expect(note).toHaveAttribute('spellcheck', 'true')
})

/** Opens a sheet with fields: to pause something, with a reason in each language. */
async function openSheet(page: Page) {
  await page.goto('/#/pages/console/health')
  await page.getByRole('button', { name: 'Pause: Transfers' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(2)
}

test('in a sheet too, with its buttons in reach', async ({ page, db }) => {
  await signIn(page, await newHolder(db, 'operator'))
  await openSheet(page)
  const sheet = page.getByRole('dialog')
  await sheet.locator('button[type=submit]').click()
  await expect(sheet.locator('[aria-invalid]').first()).toBeFocused()
  await judge(page, 'the sheet', 2)
  for (const button of await sheet.getByRole('button').all()) {
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
  }
})

/** Only what is seen of the window gets smaller, as on phones that lay the keyboard over it. */
const cover = (protocol: CDPSession) =>
  protocol.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })

async function swipeUp(page: Page, protocol: CDPSession) {
  const to = (type: 'touchStart' | 'touchMove', y: number) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 100, y }] })
  await to('touchStart', 400)
  for (let y = 390; y > 100; y -= 10) await to('touchMove', y)
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Pixels of the window above what is seen of it. */
const above = (page: Page) => page.evaluate(() => visualViewport?.offsetTop)

test.describe('where the keyboard lies over the window', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a sheet can be moved from under it by a finger', async ({ page, context, db }) => {
    await signIn(page, await newHolder(db, 'operator'))
    await openSheet(page)
    const protocol = await context.newCDPSession(page)
    await cover(protocol)
    expect(await above(page)).toBe(0)
    await swipeUp(page, protocol)
    await expect.poll(() => above(page)).toBeGreaterThan(100)
  })

  test('what was done is told above it', async ({ page, context, member }) => {
    await page.goto('/#/pages/user/index')
    await cover(await context.newCDPSession(page))
    await page.getByRole('button', { name: /^Copy/ }).first().press('Enter')
    await expect(page.getByText('Copied').last()).toBeVisible()
    const { bottom, seen } = await page.evaluate(() => ({
      bottom: document.querySelector('[popover]')?.getBoundingClientRect().bottom ?? 0,
      seen: (visualViewport?.offsetTop ?? 0) + (visualViewport?.height ?? 0),
    }))
    expect(member.account && bottom).toBeLessThanOrEqual(seen)
  })
})
