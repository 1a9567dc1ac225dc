import type { Page } from '@playwright/test'
import { test as base, expect, type Member, signIn } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { newFarmer } from './farmer.ts'
import { hiddenWords } from './hiddenWords.ts'
import { LANGUAGES, WIDTHS } from './look.ts'
import { places } from './places.ts'
import { setToken } from './screens.ts'
import { newDesk, SECTIONS } from './sections.ts'
import { skeletons } from './states.ts'

/** A letter that is twice as large as the browser's own: what WCAG 1.4.4 asks for. */
const DOUBLE = 32

const test = base.extend<object, { farmer: Member; operator: Member }>({
  farmer: [async ({ db }, use) => use(await newFarmer(db)), { scope: 'worker', timeout: 60_000 }],
  operator: [async ({ db }, use) => use(await newDesk(db)), { scope: 'worker', timeout: 60_000 }],
})

/** The browser's own setting, which the app is to follow. */
async function enlarge(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: DOUBLE, fixed: DOUBLE } })
}

/** Has the payments stand where the longest words are said of it: they settle while others look. */
const unsettle = (page: Page) =>
  changeAnswer(page, 'operator/arrivals', ({ list }) => {
    for (const [at, it] of list.entries()) it.state = at % 2 === 0 ? 'reversed' : 'seen'
  })

async function judge(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(skeletons(page)).toHaveCount(0)
  const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(root).toBe(`${DOUBLE}px`)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const where = `${path}, ${width} wide`
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(wide, `${where}, hangs out of the window`).toBeLessThanOrEqual(width)
    expect.soft(await hiddenWords(page), where).toEqual([])
  }
}

/** Opens the sheet behind a button, where the screen has one, and looks at it at each width. */
async function judgeSheet(page: Page, path: string, button: RegExp | undefined) {
  if (!button) return
  await page.getByRole('button', { name: button }).first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await expect(skeletons(page)).toHaveCount(0)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const where = `the sheet of ${path}, ${width} wide`
    const over = await sheet.evaluate((it) => it.scrollWidth - it.clientWidth)
    expect.soft(over, `${where}, scrolls sideways`).toBeLessThanOrEqual(0)
    expect.soft(await hiddenWords(page, 'dialog[open]'), where).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

test.use({ isMobile: false, contextOptions: { reducedMotion: 'reduce' } })
// All screens and their sheets, each measured at three widths.
test.describe.configure({ timeout: 300_000 })

for (const { locale, name } of LANGUAGES) {
  test.describe(`in ${locale}, with letters of twice the size`, () => {
    test.use({ locale })

    test('nothing of a screen is cut or covered', async ({ page, farmer }) => {
      await enlarge(page)
      await signIn(page, farmer)
      for (const place of places.filter(({ path }) => path !== '/pages/login/index')) {
        await page.goto(`/#${place.path}${place.query ?? ''}`)
        await expect(page).toHaveTitle(`${place[name]} · Bitwave Farm`)
        await judge(page, place.path)
        await judgeSheet(page, place.path, place.sheet)
      }
    })

    test('nothing that a visitor sees is cut or covered', async ({ page }) => {
      await enlarge(page)
      for (const place of places.filter(({ visitors }) => visitors)) {
        await page.goto(`/#${place.path}${place.query ?? ''}`)
        await expect(page).toHaveTitle(`${place[name]} · Bitwave Farm`)
        await judge(page, place.path)
      }
    })

    test('nothing of a section of the console is cut or covered', async ({ page, operator }) => {
      await enlarge(page)
      await unsettle(page)
      await signIn(page, operator)
      for (const { path, query = '', sheet } of SECTIONS) {
        await page.goto(`/#/pages/console/${path}${query}`)
        await expect(page).toHaveTitle(/ · (Operator console|管理主控台) · Bitwave Farm$/)
        await judge(page, path)
        await judgeSheet(page, path, sheet)
      }
    })
  })
}

test('the first thing to do is reached at the largest letters', async ({ page, farmer }) => {
  await enlarge(page)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/#/pages/login/index')
  for (const name of ['Sign in', 'Sign in with wallet']) {
    await page.getByRole('button', { name, exact: true }).click({ trial: true })
  }
  await setToken(page, farmer)
  await page.reload()
  for (const [path, name] of [
    ['/pages/staking/index', /^Review/],
    ['/pages/transfer/index', /^Review/],
    ['/pages/withdrawal/index', /^Review/],
    ['/pages/set/changePwd', /^Change/],
  ] as const) {
    await page.goto(`/#${path}`)
    await page
      .getByRole('main')
      .getByRole('button', { name })
      .click({ trial: true, timeout: 15_000 })
  }
})
