import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { atRest } from './atRest.ts'
import { places } from './places.ts'

/** The screens of specification §2 that are refreshed by a pull. */
const PULLED = [
  '/pages/home/index',
  '/pages/staking/index',
  '/pages/staking/my',
  '/pages/home/info',
  '/pages/user/index',
  '/pages/user/info',
  '/pages/ranking/index',
  '/pages/community/index',
  '/pages/mining/index',
  '/pages/mine/index',
  '/pages/withdrawal/record',
  '/pages/billList/index',
]

/** A finger that goes down the screen and is lifted. */
async function pull(page: Page, far: number) {
  const touch = await page.context().newCDPSession(page)
  const at = (y: number) => ({ touchPoints: [{ x: 200, y }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(150) })
  for (let y = 150; y <= 150 + far; y += 15) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

for (const path of PULLED) {
  test(`a pull asks again for what is on ${path}, and a short one does not`, async ({
    page,
    member: _,
  }) => {
    const place = places.find((it) => it.path === path)
    // The last that a launch asks for; what Home's lists are made of comes after all else.
    const last = path === '/pages/home/index' ? 'home/notice' : 'home/parameters'
    const launched = page.waitForResponse(`**/api/${last}`)
    await page.goto(`/#${path}${place?.query ?? ''}`)
    await launched
    await expect(page).toHaveTitle(`${place?.en} · Bitwave Farm`)
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await atRest(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url())
    })

    await pull(page, 60)
    await atRest(page)
    expect(asked).toEqual([])
    // A browser that is kept busy takes a touch for a scroll, and the finger pulls again.
    await expect(async () => {
      await pull(page, 240)
      await expect.poll(() => asked.length, { timeout: 2_000 }).toBeGreaterThan(0)
    }).toPass()
    await expect(page.getByRole('button', { name: 'Refresh' })).toHaveAttribute(
      'aria-busy',
      'false',
    )
  })
}

test('a long list says "Load more", then that it loads, and at its end "No more"', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '3' })
  const payee = await newMember(db)
  // Each transfer is two lines of the bill details: the amount and the fee.
  for (let i = 0; i < 20; i++) {
    const { code, message } = await post(member, 'asset/transfer', {
      payeeId: payee.id,
      coin: 'BTCW',
      amount: '0.01',
    })
    expect(code, message).toBe(200)
  }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const cursors = new Set<string>()
  await page.route('**/api/asset/flowRecord', async (route) => {
    const { cursor } = route.request().postDataJSON()
    if (cursor) {
      cursors.add(cursor)
      await released
    }
    await route.continue()
  })
  // In a flat window the end is too far away to be fetched at once.
  await page.setViewportSize({ width: 390, height: 320 })
  await page.goto('/#/pages/billList/index')
  const more = page.getByRole('button', { name: 'Load more' })
  await expect(more).toBeAttached()
  expect(cursors.size).toBe(0)

  await more.scrollIntoViewIfNeeded()
  await expect.poll(() => cursors.size).toBe(1)
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  release()
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    await expect(page.getByText('No more', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(cursors.size).toBe(2)
})

test('the way back leads to the row where a long list was left', async ({ page, member, db }) => {
  await deposit(db, member, { coin: 'BTCW', amount: '3' })
  const payee = await newMember(db)
  const transfer = { payeeId: payee.id, coin: 'BTCW', amount: '0.01' }
  for (let i = 0; i < 60; i++)
    expect((await post(member, 'asset/transfer', transfer)).code).toBe(200)

  await page.goto('/#/pages/billList/index')
  const rows = page.locator('[data-row]')
  await rows.first().waitFor()
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 900))
    expect(Number(await rows.last().getAttribute('data-row'))).toBeGreaterThan(110)
  }).toPass()
  // Somebody looks at what came before leaving it.
  await page.evaluate(() => scrollBy(0, -1_200))
  let left = await page.evaluate(seen)
  await expect(async () => {
    const before = left
    left = await page.evaluate(seen)
    expect(left.row).toBeDefined()
    expect(left).toEqual(before)
  }).toPass({ intervals: [250] })
  // By no pointer: that would scroll up to it first.
  await page.getByRole('link', { name: 'Export' }).evaluate((it: HTMLElement) => it.click())
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Details')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Details')
  await expect.poll(() => page.evaluate(seen)).toEqual(left)
})

/** Runs in the page: which row is at the top of the screen, none before the rows there are drawn, and how far down that is. */
const seen = () => {
  const row = [...document.querySelectorAll('[data-row]')].find((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    return top <= 100 && bottom > 100
  })
  return { row: row?.getAttribute('data-row'), scrollY }
}
