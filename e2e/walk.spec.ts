import type { Page } from '@playwright/test'
import { expect, type Member, signIn } from './app.ts'
import { newFarmer } from './farmer.ts'
import { test as base, judge, judgeSheet, LANGUAGES, type Look, visit, WIDTHS } from './look.ts'
import { type Place, pathsOfApp, places } from './places.ts'

/** Somebody with a balance and an active order, so that lists have rows. */
const test = base.extend<object, { farmer: Member }>({
  farmer: [async ({ db }, use) => use(await newFarmer(db)), { scope: 'worker', timeout: 60_000 }],
})

async function look(page: Page, place: Place, at: Look) {
  const title = place[at.name]
  await visit(page, { ...place, title, heading: place.heading ?? title })
  await judge(page, { ...at, part: page.getByRole('main'), where: place.path })
  const { sheet: button, path } = place
  if (button) await judgeSheet(page, { ...at, button, where: `the sheet of ${path}` })
}

test('no screen of the app is left out of the walk', () => {
  expect(places.map(({ path }) => path).toSorted()).toEqual(pathsOfApp())
})

test.use({ serviceWorkers: 'allow' })
// All screens and their sheets, one after the other, each judged by axe.
test.describe.configure({ timeout: 240_000 })

for (const { locale, name } of LANGUAGES) {
  for (const width of WIDTHS) {
    test.describe(`in ${locale}, ${width} wide`, () => {
      // Every screen and its sheet, each looked through for what keeps somebody out.
      test.describe.configure({ timeout: 150_000 })
      test.use({
        locale,
        viewport: { width, height: 844 },
        isMobile: width < 1_000,
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('every screen of a member fits, is in order and in the language', async ({
        page,
        farmer,
        complaints,
      }) => {
        await signIn(page, farmer)
        for (const place of places.filter(({ path }) => path !== '/pages/login/index')) {
          await look(page, place, { name, width })
        }
        expect(complaints).toEqual([])
      })

      test("every visitor's screen fits, is in order and in the language", async ({
        page,
        complaints,
      }) => {
        for (const place of places.filter(({ visitors }) => visitors)) {
          await look(page, place, { name, width })
        }
        expect(complaints).toEqual([])
      })
    })
  }
}
