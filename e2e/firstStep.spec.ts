import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, test } from './app.ts'
import { atRest } from './atRest.ts'
import { figures } from './homeLists.ts'
import { linesOf } from './linesOf.ts'
import { LANGUAGES } from './look.ts'
import { passTime } from './passTime.ts'
import { movedOn, noteShifts } from './shifts.ts'
import { visitHome } from './visitHome.ts'

const step = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^(First get|第一步)/ })
    .filter({ visible: true })

for (const { locale, name } of LANGUAGES) {
  for (const width of [320, 390, 1280]) {
    test.describe(`in ${locale}, ${width} pixels wide`, () => {
      test.use({ locale, viewport: { width, height: 800 }, isMobile: width < 1000 })

      test('Home says to a newcomer what comes first, and nothing moves for it', async ({
        page,
        member: _,
      }) => {
        await noteShifts(page)
        await page.goto('/#/pages/home/index')
        await expect(step(page)).toHaveCount(1)
        await atRest(page)
        expect(await movedOn(page)).toEqual([])
        const { clientWidth, scrollWidth } = await step(page).evaluate((it) => it)
        expect(scrollWidth).toBe(clientWidth)
        if (name === 'zh') expect(await linesOf(step(page), '再質押')).toBe(1)
        await step(page).click()
        await expect(page).toHaveURL(/staking\/index$/)
      })
    })
  }
}

test('it is gone with the first coin, while Home stays open', async ({ page, member, db }) => {
  await page.clock.install()
  await page.goto('/#/pages/home/index')
  await expect(step(page)).toBeVisible()
  await deposit(db, member, { coin: 'BTCWT', amount: '1' })
  await atRest(page)
  await passTime(page, 61_000)
  await expect(step(page)).toHaveCount(0)
})

test('it is gone with the first order that waits for its payment', async ({ page, member }) => {
  const order = { coin: 'BTCW', amount: '50', planId: 'd30' }
  expect(await post(member, 'product/bTCWPledgeBefter', order)).toMatchObject({ code: 200 })
  await page.goto('/#/pages/home/index')
  await expect(figures(page)).toBeVisible()
  await atRest(page)
  await expect(step(page)).toHaveCount(0)
})

test.describe('with a copy on the phone', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it stands there with no network, from the first frame', async ({
    page,
    context,
    member: _,
  }) => {
    await visitHome(page)
    await noteShifts(page)
    await context.setOffline(true)
    await page.reload()
    await expect(step(page)).toBeVisible()
    await atRest(page)
    expect((await movedOn(page)).filter((it) => /First:|Power Ranking/.test(it))).toEqual([])
  })
})
