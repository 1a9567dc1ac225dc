import type { Page } from '@playwright/test'
import { expect, type Member, signIn } from './app.ts'
import { test as base, judge, judgeSheet, LANGUAGES, type Look, visit, WIDTHS } from './look.ts'
import { sectionsOfConsole } from './places.ts'
import { CONSOLE, newDesk, SECTIONS, type Section } from './sections.ts'

/** An operator who has done something, so that the log has lines. */
const test = base.extend<object, { operator: Member }>({
  operator: [async ({ db }, use) => use(await newDesk(db)), { scope: 'worker', timeout: 60_000 }],
})

async function look(page: Page, section: Section, at: Look) {
  const path = `/pages/console/${section.path}`
  const heading = section[at.name]
  const title = `${heading} · ${CONSOLE[at.name]}`
  await visit(page, { ...section, path, title, heading })
  await judge(page, { ...at, part: page.getByRole('main'), where: path })
  const { sheet: button } = section
  if (button) await judgeSheet(page, { ...at, button, where: `the sheet of ${path}` })
}

test('no section of the console is left out of the walk', () => {
  const known = sectionsOfConsole()
  expect(known.length).toBeGreaterThan(2)
  expect(SECTIONS.map(({ path }) => path).toSorted()).toEqual(known.toSorted())
})

test.use({ serviceWorkers: 'allow' })
// Every section and its sheet, each judged by axe.
test.describe.configure({ timeout: 150_000 })

for (const { locale, name } of LANGUAGES) {
  for (const width of WIDTHS) {
    test.describe(`in ${locale}, ${width} wide`, () => {
      test.use({
        locale,
        viewport: { width, height: 844 },
        isMobile: width < 1_000,
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('every section of the console fits, is in order and in the language', async ({
        page,
        operator,
        complaints,
      }) => {
        await signIn(page, operator)
        for (const section of SECTIONS) await look(page, section, { name, width })
        if (width < 1_000) {
          const sign = page.getByText(CONSOLE[name]).filter({ visible: true }).first()
          expect((await sign.boundingBox())?.height, 'its name takes one line').toBeLessThan(30)
          const button = /^(Sections|頁面選單)$/
          await judgeSheet(page, { name, width, button, where: 'the menu of the console' })
        }
        expect(complaints).toEqual([])
      })
    })
  }
}
