import type { Page } from '@playwright/test'
import { expect, type Member, newMember, signIn } from './app.ts'
import { newFarmer } from './farmer.ts'
import { test as base, LANGUAGES, visit } from './look.ts'
import { type Place, places } from './places.ts'
import {
  type Device,
  LARGE_ON_ITS_SIDE,
  ON_ITS_SIDE,
  outside,
  setInsets,
  TABLET,
  UPRIGHT,
} from './safeArea.ts'
import { newDesk, SECTIONS } from './sections.ts'

/** Somebody with rows in every list, and an operator. */
const test = base.extend<object, { farmer: Member; operator: Member }>({
  farmer: [async ({ db }, use) => use(await newFarmer(db)), { scope: 'worker', timeout: 60_000 }],
  operator: [async ({ db }, use) => use(await newDesk(db)), { scope: 'worker', timeout: 60_000 }],
})

const [english, chinese] = LANGUAGES

/** What stands at another place on a wide screen: the way about. */
const some = { member: /home\/index|user\/index/, console: /index|withdrawals/ }
const all = { member: /./, console: /./ }

const WALKS = [
  { name: 'a phone held upright', device: UPRIGHT, language: chinese, which: all },
  { name: 'a phone on its side', device: ON_ITS_SIDE, language: english, which: all },
  { name: 'a large phone on its side', device: LARGE_ON_ITS_SIDE, language: chinese, which: some },
  { name: 'a tablet', device: TABLET, language: english, which: some },
] as const

type Shown = Pick<Place, 'path' | 'query' | 'sheet'> & { title: string; heading: string }

/** Whether all of a screen, and of its sheet, can be tapped and read. */
async function look(page: Page, { sheet: button, ...shown }: Shown, device: Device) {
  await visit(page, shown)
  expect.soft(await outside(page.locator('#root'), device), shown.path).toEqual([])
  if (!button) return
  // It was left at its end: of a long list other rows are in the page there.
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: button }).first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeInViewport()
  expect.soft(await outside(sheet, device), `the sheet of ${shown.path}`).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

for (const { name, device, language, which } of WALKS)
  test.describe(`on ${name}`, () => {
    test.describe.configure({ timeout: 120_000 })
    test.use({
      locale: language.locale,
      viewport: device.viewport,
      isMobile: true,
      contextOptions: { reducedMotion: 'reduce' },
    })
    test.beforeEach(({ page }) => setInsets(page, device))

    test('nothing of a member lies under the notch or the home indicator', async ({
      page,
      farmer,
    }) => {
      await signIn(page, farmer)
      for (const place of places) {
        if (!which.member.test(place.path) || place.path === '/pages/login/index') continue
        const title = place[language.name]
        await look(page, { ...place, title, heading: place.heading ?? title }, device)
      }
    })

    test('nothing of a visitor does', async ({ page }) => {
      for (const path of ['/pages/login/index', '/pages/register/index']) {
        const title = places.find((it) => it.path === path)?.[language.name] ?? ''
        await look(page, { path, title, heading: title }, device)
      }
    })

    test('nothing of the console does', async ({ page, operator }) => {
      await signIn(page, operator)
      const desk = language === english ? 'Operator console' : '管理主控台'
      for (const section of SECTIONS) {
        if (!which.console.test(section.path)) continue
        const heading = section[language.name]
        const path = `/pages/console/${section.path}`
        await look(page, { ...section, path, title: `${heading} · ${desk}`, heading }, device)
      }
      const rail = page.getByRole('complementary')
      if (device === TABLET)
        expect(await rail.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
    })
  })

test.describe('on a tablet with a list that is longer than it', () => {
  test.use({ viewport: { width: 1180, height: 460 } })

  test('filters that stay in sight stay below the notch', async ({ page, farmer }) => {
    await setInsets(page, TABLET)
    await signIn(page, farmer)
    await page.goto('/#/pages/billList/index')
    const filters = page.getByRole('radio', { name: 'Staking' }).locator('../..')
    await expect(page.getByText('+250.5')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 200))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
    expect((await filters.boundingBox())?.y).toBeGreaterThanOrEqual(TABLET.insets.top + 16)
  })
})

test('the page reaches to the edges of the display, in the colour of its bars', async ({
  page,
  db,
}) => {
  await signIn(page, await newMember(db))
  await page.goto('/')
  const told = (name: string) => page.locator(`meta[name=${name}]`).getAttribute('content')
  expect(await told('viewport')).toContain('viewport-fit=cover')
  const colour = await page.evaluate(() => getComputedStyle(document.documentElement).background)
  expect(await told('theme-color')).toBe('#060908')
  expect(colour).toContain('rgb(6, 9, 8)')
})
