import type { Page } from '@playwright/test'
import { test as base, expect, type Member, newMember, signIn } from './app.ts'
import { LANGUAGES } from './look.ts'
import { places } from './places.ts'
import { judgeState, STATES, skeletons } from './states.ts'
import { visitHome } from './visitHome.ts'

type Language = (typeof LANGUAGES)[number]['name']

const test = base.extend<object, { beginner: Member }>({
  beginner: [async ({ db }, use) => use(await newMember(db)), { scope: 'worker' }],
})

async function judgeAll(page: Page, name: Language, waits = false) {
  for (const place of places.filter(({ path }) => path !== '/pages/login/index')) {
    await page.goto(`/#${place.path}${place.query ?? ''}`)
    await expect(page).toHaveTitle(`${place[name]} · Bitwave Farm`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.heading ?? place[name])
    if (!waits) await expect(skeletons(page)).toHaveCount(0)
    await judgeState(page, { name, where: place.path })
  }
}

test.use({ isMobile: false, contextOptions: { reducedMotion: 'reduce' } })
// All screens, each judged at both widths.
test.describe.configure({ timeout: 240_000 })

for (const { locale, name } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('everybody can use every screen that has nothing to show yet', async ({
      page,
      beginner,
    }) => {
      await signIn(page, beginner)
      await judgeAll(page, name)
    })

    for (const [state, bring] of Object.entries(STATES)) {
      test(`everybody can use every screen that ${state}`, async ({ page, context, beginner }) => {
        await signIn(page, beginner)
        await bring(context, '**/api/**')
        await judgeAll(page, name, state === 'waits for the service')
      })
    }

    test.describe('with the copy on this phone', () => {
      test.use({ serviceWorkers: 'allow' })

      test('everybody can use every screen that shows what was saved', async ({
        page,
        context,
        beginner,
      }) => {
        await signIn(page, beginner)
        await visitHome(page)
        await context.setOffline(true)
        await page.reload()
        await judgeAll(page, name)
      })
    })
  })
}
