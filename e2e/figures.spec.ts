import type { Page } from '@playwright/test'
import { type FigureName, figures } from '#shared/figures/index.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, signIn } from './app.ts'
import { startAt } from './arriveAt.ts'
import { newFarmer } from './farmer.ts'
import { test as base, LANGUAGES, visit } from './look.ts'
import { invitedBy, makeAgent } from './operator.ts'
import { type Place, places } from './places.ts'
import { OF_A_DAY, RARE } from './rareFigures.ts'
import { type Language, openSheets } from './sourceSheets.ts'
import { visitHome } from './visitHome.ts'

/** Somebody with records, ratios and a team. */
const test = base.extend<object, { farmer: Member }>({
  farmer: [
    async ({ db }, use) => {
      const farmer = await newFarmer(db)
      await deposit(db, farmer, { coin: 'BTCW', amount: '30' })
      await makeAgent(farmer, '0.2', '0.1')
      const below = await invitedBy(db, farmer)
      await deposit(db, below, { coin: 'BTCW', amount: '20' })
      const pledge = { coin: 'BTCW', amount: '12', planId: 'd30' }
      expect(await post(below, 'product/pledge', pledge)).toMatchObject({ code: 200 })
      await use(farmer)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.use({
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'reduce' },
  actionTimeout: 20_000,
})
// Every figure of every screen, one sheet after the other.
test.describe.configure({ timeout: 420_000 })

/** What other specs open. */
const LATER: readonly string[] = [...OF_A_DAY, ...RARE]

const open = (page: Page, place: Place, name: Language) =>
  visit(page, { ...place, title: place[name], heading: place.heading ?? place[name] })

/** What is typed where a figure speaks of it. */
const TYPED: Readonly<Record<string, string>> = {
  '/pages/staking/index': '15',
  '/pages/transfer/index': '2.5',
  '/pages/withdrawal/index': '3',
}

/** A withdrawal of BTCW pays amount and fee in one sum. */
const coinAt = (path: string) => (path === '/pages/withdrawal/index' ? 'BTCW' : 'BTCWT')

async function type(page: Page, amount: string, coin: string) {
  await page.getByRole('radio', { name: coin, exact: true }).press('Space')
  await page
    .getByLabel(/^(Amount|金額|數量)/)
    .first()
    .fill(amount)
}

/** The last look at a pledge. */
async function review(page: Page, name: Language): Promise<FigureName[]> {
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^(Review|確認) [\d.]+ BTCWT$/ }).click()
  const found = await openSheets(page, page.getByRole('dialog'), name)
  await page.keyboard.press('Escape')
  return found
}

/** The figures of a screen, and of the sheet that a row or a button of it opens. */
async function walk(page: Page, place: Place, name: Language): Promise<FigureName[]> {
  await open(page, place, name)
  const typed = TYPED[place.path]
  if (typed) await type(page, typed, coinAt(place.path))
  const found = await openSheets(page, page.getByRole('main'), name)
  if (place.path === '/pages/staking/index') found.push(...(await review(page, name)))
  const row = place.path === '/pages/community/index' ? /^Member \d/ : place.sheet
  if (!row) return found
  await page.getByRole('main').getByRole('button', { name: row }).first().click()
  const sheet = page.getByRole('dialog')
  // A part that is fetched with the first tap.
  if (place.path === '/pages/user/index') await expect(sheet.locator('dl').first()).toBeVisible()
  found.push(...(await openSheets(page, sheet, name)))
  await page.keyboard.press('Escape')
  return found
}

for (const { locale, name } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('every figure of every screen tells where it comes from', async ({ page, farmer }) => {
      await signIn(page, farmer)
      const found: string[] = []
      for (const place of places.filter(({ visitors }) => !visitors)) {
        found.push(...(await walk(page, place, name)))
      }
      const missing = Object.keys(figures).filter((it) => !found.includes(it))
      expect(missing.filter((it) => !LATER.includes(it))).toEqual([])
    })
  })
}

test('a figure of a copy tells from when it is, with no network', async ({
  page,
  context,
  farmer,
}) => {
  await signIn(page, farmer)
  await visitHome(page)
  await context.setOffline(true)
  await startAt(page, '/#/pages/user/index')
  await page.getByRole('button', { name: /^Available .* BTCWT$/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Available' })
  await expect(sheet.locator('[data-kind=booked]')).toBeVisible()
  await expect(sheet.getByText(/saved on this device/)).toBeVisible()
  await sheet.getByRole('link', { name: 'The lines in Details' }).click()
  await expect(page.getByRole('radio', { name: 'BTCWT', exact: true })).toBeChecked()
})
