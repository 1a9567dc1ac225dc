import { expect, signIn } from './app.ts'
import { LANGUAGES, test, visit } from './look.ts'
import { CONSOLE, newDesk, SECTIONS } from './sections.ts'

// A tablet on its side, and a window beside another one: there is a rail, and less room than a desk has.
for (const { locale, name } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 1024, height: 768 } })
    test.describe.configure({ timeout: 120_000 })

    test('a table that has no room on a tablet is cards, in every section', async ({
      page,
      db,
    }) => {
      await signIn(page, await newDesk(db))
      for (const width of [1024, 920]) {
        await page.setViewportSize({ width, height: 768 })
        for (const section of SECTIONS) {
          const [heading, path] = [section[name], `/pages/console/${section.path}`]
          const title = `${heading} · ${CONSOLE[name]}`
          await visit(page, { ...section, path, title, heading })
          await expect.poll(() => page.evaluate(cutTables), { message: path }).toEqual([])
        }
      }
    })
  })
}

/** Runs in the page: tables of which something is out of sight. */
function cutTables(): string[] {
  return [...document.querySelectorAll('table')]
    .filter(({ parentElement: frame }) => frame && frame.scrollWidth > frame.clientWidth)
    .map(({ caption }) => caption?.textContent ?? 'a table')
}

test('withdrawals are a table again where the window is made wider', async ({ page, db }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn(page, await newDesk(db))
  await page.goto('/#/pages/console/withdrawals')
  const row = page.getByRole('main').getByText('120 BTCW').first()
  await expect(row).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  // The keyboard stays at its row, however that is laid out.
  const inRow = () =>
    page.evaluate(() => document.activeElement?.closest('tr, [data-row]')?.textContent)
  const opener = page.getByRole('main').getByRole('button', { name: /120 BTCW/ })
  await opener.first().focus()
  await page.setViewportSize({ width: 1400, height: 768 })
  await expect(page.getByRole('table', { name: 'Withdrawals' })).toBeVisible()
  expect(await inRow()).toContain('120 BTCW')
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(row).toBeVisible()
  expect(await inRow()).toContain('120 BTCW')
})
