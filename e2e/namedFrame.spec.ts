import type { BrowserContext, Locator, Page } from '@playwright/test'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { expect, type Member, newMember, signIn, test } from './app.ts'
import { barriers } from './axe.ts'
import { heldBack } from './heldBack.ts'

/** Every screen of a member's that is called by one name, but Home. */
const PATHS = [
  'register/index',
  'home/info',
  'home/changes',
  'staking/index',
  'staking/my',
  'pay/index',
  'inbox/index',
  'ranking/index',
  'user/index',
  'user/info',
  'user/proof',
  'user/article',
  'set/index',
  'set/changePwd',
  'set/forgetPwd',
  'locale/index',
  'community/index',
  'service/index',
  'transfer/index',
  'transfer/record',
  'withdrawal/index',
  'withdrawal/record',
  'records/index',
  'billList/index',
  'list/index',
]

/** Those that visitors reach, and that are not painted whole (`paintedForms.spec.ts`): they stay narrow on a wide screen. */
const OPEN = ['locale/index', 'user/article', 'pay/index']

/** What the frame of a first start says. */
const FIRST: Record<Locale, string> = { en: 'The app is on its way', 'zh-Hant': '下載到此裝置' }

// The frame of a start by the network: no worker.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

for (const locale of LOCALES) {
  test(`a screen's name stands in its frame where the app will say it, before the app has come: ${locale}`, async ({
    context,
    db,
  }) => {
    // Two dozen starts.
    test.slow()
    const member = await newMember(db)
    for (const path of PATHS) await comesInPlace(context, { member, locale, path })
  })

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1280, height: 800 } })

    test(`a visitor's frame is as wide as what comes into it: ${locale}`, async ({ context }) => {
      for (const path of OPEN) await comesInPlace(context, { locale, path })
    })
  })

  for (const path of ['staking/index', 'staking/my'])
    test(`a named frame keeps nobody out: ${path}, ${locale}`, async ({ page, db }) => {
      await openFrame(page, { member: await newMember(db), locale, path })
      await expect(page.locator('main[aria-busy] p')).toBeVisible()
      await expect(page.locator('main[aria-busy] small')).toContainText(FIRST[locale])
      expect(await barriers(page)).toEqual([])
    })
}

type Start = { member?: Member; locale: Locale; path: string }

/** The name that the frame has stands where the app says it once it is there. */
async function comesInPlace(context: BrowserContext, start: Start) {
  const { path } = start
  const page = await context.newPage()
  const release = await openFrame(page, start)
  const framed = page.locator('main[aria-busy] p')
  const name = (await framed.textContent()) ?? ''
  const before = await placeOf(framed)
  release()
  await expect(page.locator('main[aria-busy]'), path).toHaveCount(0)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading, path).toHaveText(name)
  const { left, middle } = await placeOf(heading)
  expect(Math.abs(left - before.left), path).toBeLessThan(1)
  expect(Math.abs(middle - before.middle), path).toBeLessThan(1)
  await page.close()
}

/** What says how the screens are called comes; the app itself waits until told. */
async function openFrame(page: Page, { member, locale, path }: Start): Promise<() => void> {
  if (member) await signIn(page, member)
  await page.addInitScript((it) => localStorage.setItem('bw.locale', it), locale)
  const release = await heldBack(page, /\/assets\/(?!screens-)[^/]*\.js$/)
  await page.goto(`/#/pages/${path}`, { waitUntil: 'commit' })
  return release
}

/** Beside the name there may be controls, which are not there before: it may be broken into two lines then. */
async function placeOf(heading: Locator): Promise<{ left: number; middle: number }> {
  const box = await heading.boundingBox()
  if (!box) throw new Error('it is not shown')
  return { left: box.x, middle: box.y + box.height / 2 }
}
