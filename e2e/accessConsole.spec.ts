import type { Page } from '@playwright/test'
import { test as base, expect, type Member, newMember, signIn } from './app.ts'
import { tellChanged } from './changeAnswer.ts'
import { newHolder } from './desk.ts'
import { LANGUAGES } from './look.ts'
import { sectionsOfConsole } from './places.ts'
import { judgeState, STATES, skeletons } from './states.ts'

type Language = (typeof LANGUAGES)[number]['name']

/** Who sees every section, and who sees the overview alone. */
const test = base.extend<object, { operator: Member; helper: Member }>({
  operator: [async ({ db }, use) => use(await newHolder(db, 'operator')), { scope: 'worker' }],
  helper: [async ({ db }, use) => use(await newHolder(db, 'editor')), { scope: 'worker' }],
})

/** All that a section asks for; who is at the desk is known by then. */
const CALLS = /\/api\/operator\/(?!me$)/

/** What can be any number of; what can be set or paused is always there. */
const LISTS = /\/api\/operator\/(?!me$|pauses$|parameters$|health$)/

/** The service's own answer, as it is where nothing has been done yet. */
function takeRows(result: { list?: unknown } | null) {
  if (Array.isArray(result?.list)) Object.assign(result, { list: [], next: null })
}

async function judgeAll(page: Page, name: Language, waits = false) {
  for (const path of sectionsOfConsole()) {
    await page.goto(`/#/pages/console/${path}`)
    await expect(page).toHaveTitle(/ · (Operator console|管理主控台) · Bitwave Farm$/)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    if (!waits) await expect(skeletons(page)).toHaveCount(0)
    await judgeState(page, { name, where: path })
  }
}

test.use({ isMobile: false, contextOptions: { reducedMotion: 'reduce' } })
// All sections, each judged at both widths.
test.describe.configure({ timeout: 180_000 })

for (const { locale, name } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    for (const [state, bring] of Object.entries(STATES)) {
      test(`everybody can use every section that ${state}`, async ({ page, context, operator }) => {
        await signIn(page, operator)
        await bring(context, CALLS)
        await judgeAll(page, name, state === 'waits for the service')
      })
    }

    test('everybody can use every section that has nothing to show yet', async ({
      page,
      context,
      operator,
    }) => {
      await signIn(page, operator)
      await context.route(LISTS, (route) => tellChanged(route, takeRows))
      await judgeAll(page, name)
    })

    test('everybody can use every section that another role has', async ({ page, helper }) => {
      await signIn(page, helper)
      await judgeAll(page, name)
    })

    test('everybody can use the console that is not theirs', async ({ page, db }) => {
      await signIn(page, await newMember(db))
      await page.goto('/#/pages/console/index')
      await expect(page.getByText(/^(No permission|沒有權限)/)).toBeVisible()
      await judgeState(page, { name, where: 'the console' })
    })
  })
}
