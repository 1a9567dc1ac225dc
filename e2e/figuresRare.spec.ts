import type { Page } from '@playwright/test'
import type { FigureName } from '#shared/figures/index.ts'
import { post } from './api.ts'
import { deposit, expect, signIn, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { changeAnswer } from './changeAnswer.ts'
import { LANGUAGES } from './look.ts'
import { RARE } from './rareFigures.ts'
import { type Language, openSheets } from './sourceSheets.ts'

test.describe.configure({ timeout: 120_000 })

/** The figures of a tab of My Staking. */
async function ofTab(page: Page, tab: RegExp, name: Language): Promise<FigureName[]> {
  await page.getByRole('radio', { name: tab }).press('Space')
  await expect(page.getByRole('main').locator('[data-figure^="orders."]')).toBeVisible()
  return openSheets(page, page.getByRole('main'), name)
}

for (const { locale, name } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('a figure that is seldom there tells where it comes from as well', async ({
      page,
      member,
      db,
    }) => {
      const found: FigureName[] = []
      await deposit(db, member, { coin: 'BTCW', amount: '5' })
      const cash = { coin: 'BTCW', amount: '2', address: member.account }
      expect(await post(member, 'asset/cash', cash)).toMatchObject({ code: 200 })
      const pledge = { coin: 'BTCW', amount: '10', planId: 'd30' }
      expect(await post(member, 'product/bTCWPledgeBefter', pledge)).toMatchObject({ code: 200 })
      const step = async () => (await post(member, 'asset/cashRecord', {})).result.list[0].step
      await expect.poll(step, { timeout: 30_000 }).toBe('paid')
      await signIn(page, member)

      await page.goto('/#/pages/withdrawal/record')
      await page.getByRole('button', { name: /2 BTCW/ }).click()
      found.push(...(await openSheets(page, page.getByRole('dialog'), name)))
      await page.keyboard.press('Escape')

      // No order of these days has ended yet.
      await changeAnswer(page, 'product/pledgeData', ({ totals }) => {
        totals.ended = 3
      })
      await page.goto('/#/pages/staking/my')
      // The screen before is gone by then.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      found.push(...(await ofTab(page, /^(In review|審核中) 1$/, name)))
      found.push(...(await ofTab(page, /^(Ended|已結束) 3$/, name)))

      // Nobody is below zero.
      await changeAnswer(page, 'home/solvency', ([first]) => {
        if (first) first.short = '5'
      })
      await startAt(page, '/#/pages/home/index')
      await page.getByRole('button', { name: /check it|查證/ }).click()
      found.push(...(await openSheets(page, page.getByRole('dialog'), name)))

      // What a T reckons is not known, so that there is no power to tell.
      await page.route('**/api/home/parameters', (route) => route.abort())
      await page.evaluate(() => localStorage.removeItem('bw.parameters'))
      await startAt(page, '/#/pages/community/index')
      await expect(page.locator('[data-figure="team.staked"]')).toBeVisible()
      found.push(...(await openSheets(page, page.getByRole('main'), name)))

      expect(RARE.filter((it) => !found.includes(it))).toEqual([])
    })
  })
}
