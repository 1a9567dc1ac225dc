import { farm } from './farm.ts'
import { CONSOLE, newDesk, SECTIONS } from './sections.ts'
import { expect, signInAt, test } from './webKit.ts'
import { look } from './webKitLook.ts'

// A browser of its own for each, on a machine that runs others beside it.
test.describe.configure({ timeout: 180_000 })

for (const [locale, name] of [
  ['en', 'en'],
  ['zh-Hant', 'zh'],
] as const) {
  test(`every section of the console stands in WebKit, in ${locale}`, async ({ webKit, db }) => {
    await signInAt(webKit, farm.appUrl, await newDesk(db), locale)
    await webKit.open(farm.appUrl)
    for (const section of SECTIONS) {
      const [heading, path] = [section[name], `/pages/console/${section.path}`]
      await look(webKit, { ...section, path, heading, title: `${heading} · ${CONSOLE[name]}` })
    }
  })
}

test('a row of the desk opens in WebKit wherever it is tapped, and nothing else does', async ({
  webKit,
  db,
}) => {
  await signInAt(webKit, farm.appUrl, await newDesk(db))
  await webKit.width(1280)
  await webKit.open(`${farm.appUrl}/#/pages/console/withdrawals`)
  await webKit.tapOn('tbody tr:first-child td:last-child')
  await webKit.shows('Approve')
  expect(await webKit.run(() => document.querySelectorAll('dialog[open]').length, null)).toBe(1)
  await webKit.tap('Close')
  await webKit.tap('Paid')
  await expect.poll(() => webKit.run(() => location.hash, null)).toMatch(/filter=paid/)
  expect(await webKit.run(() => document.querySelectorAll('dialog[open]').length, null)).toBe(0)
})
