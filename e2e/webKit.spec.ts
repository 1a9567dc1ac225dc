import { deposit, newMember } from './app.ts'
import { heldBy } from './books.ts'
import { brokenIn } from './brokenWords.ts'
import { farm } from './farm.ts'
import { newFarmer } from './farmer.ts'
import { places } from './places.ts'
import { openReleases } from './releases.ts'
import { CONSOLE, newDesk, SECTIONS } from './sections.ts'
import { expect, signInAt, test, type WebKit } from './webKit.ts'

// A browser of its own for each, on a machine that runs others beside it.
test.describe.configure({ timeout: 180_000 })

type Screen = { path: string; query?: string; title: string; heading?: string | undefined }

/** Whether a screen stands there, whole and no wider than the window, on a phone and on the smallest. */
async function look(webKit: WebKit, { path, query = '', title, heading = title }: Screen) {
  await webKit.run((hash) => {
    location.hash = hash
  }, `${path}${query}`)
  const seen = () =>
    webKit.run(
      () => ({
        title: document.title,
        heading: document.querySelector('h1')?.innerText,
        loading: document.querySelectorAll('[role="status"][aria-label]').length,
        beyond: document.documentElement.scrollWidth - innerWidth,
      }),
      null,
    )
  await expect
    .poll(seen, { message: path })
    .toEqual({ title: `${title} · Bitwave Farm`, heading, loading: 0, beyond: 0 })
  expect.soft(await webKit.run(brokenIn, null), path).toEqual([])
  await webKit.width(320)
  expect.soft((await seen()).beyond, `${path} on the smallest phone`).toBe(0)
  expect.soft(await webKit.run(brokenIn, null), `${path} on the smallest phone`).toEqual([])
  await webKit.width(390)
}

for (const [locale, name] of [
  ['en', 'en'],
  ['zh-Hant', 'zh'],
] as const) {
  test(`every screen stands in WebKit as it does elsewhere, in ${locale}`, async ({
    webKit,
    db,
  }) => {
    await signInAt(webKit, farm.appUrl, await newFarmer(db), locale)
    await webKit.open(farm.appUrl)
    for (const place of places.filter(({ path }) => !path.endsWith('login/index'))) {
      await look(webKit, { ...place, title: place[name] })
    }
  })

  test(`every section of the console stands in WebKit, in ${locale}`, async ({ webKit, db }) => {
    await signInAt(webKit, farm.appUrl, await newDesk(db), locale)
    await webKit.open(farm.appUrl)
    for (const section of SECTIONS) {
      const [heading, path] = [section[name], `/pages/console/${section.path}`]
      await look(webKit, { ...section, path, heading, title: `${heading} · ${CONSOLE[name]}` })
    }
  })
}

test('a member transfers in WebKit, on a phone that names no language', async ({ webKit, db }) => {
  const member = await newMember(db)
  const other = await newMember(db)
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  await signInAt(webKit, farm.appUrl, member)
  await webKit.open(`${farm.appUrl}/#/pages/transfer/index`)
  expect(await webKit.run(() => navigator.language, null), 'no tag').toBe('C')
  await webKit.type('Payee', other.id)
  await webKit.type('Amount', '12.5')
  await webKit.shows(other.nickname)
  await webKit.tap('Review 12.5 BTCW')
  await webKit.shows('Check before you send')
  await webKit.tap('Send 12.5 BTCW')
  await webKit.shows('Sent. It is in the payee’s balance already.')
  expect(await heldBy(db, other)).toEqual({ 'available:BTCW': 12_500_000_000_000_000_000n })
})

test('WebKit marks the figures that say where they come from, and an empty address stands in the middle', async ({
  webKit,
  db,
}) => {
  await webKit.open(farm.appUrl)
  await webKit.shows(/Sign in|登入/)
  const address = await webKit.run(() => {
    const it = document.querySelector('textarea')
    if (!it) throw new Error('no address')
    const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(it)
    const line = Number.parseFloat(lineHeight)
    const room = it.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    return { over: Math.round(Math.abs(room - line)), above: paddingTop === paddingBottom }
  }, null)
  expect(address).toEqual({ over: 0, above: true })

  await signInAt(webKit, farm.appUrl, await newFarmer(db))
  await webKit.open(`${farm.appUrl}/#/pages/user/index`)
  await webKit.shows('Withdrawing')
  const marks = await webKit.run(() => {
    const figures = [...document.querySelectorAll('[data-figure="account.staked"]')]
    return figures.map((it) => {
      const { textDecorationLine, textDecorationStyle } = getComputedStyle(it)
      return `${textDecorationLine} ${textDecorationStyle}`
    })
  }, null)
  expect(marks).toEqual(['underline dotted', 'underline dotted'])
})

test('what was seen in WebKit is there with no network', async ({ webKit, db }) => {
  const front = await openReleases()
  const farmer = await newFarmer(db)
  try {
    await signInAt(webKit, front.url, farmer)
    for (const path of ['user/index', 'billList/index', 'user/index']) {
      await webKit.open(`${front.url}/#/pages/${path}`)
      await webKit.shows(path === 'user/index' ? farmer.nickname : 'Deposit')
      await expect
        .poll(() => webKit.run(() => navigator.serviceWorker.controller?.state, null))
        .toBe('activated')
    }
  } finally {
    await front.close()
  }
  await webKit.open(`${front.url}/#/pages/user/index`)
  await webKit.shows(/Offline · showing what was saved/)
  await webKit.shows(farmer.nickname)
  await webKit.open(`${front.url}/#/pages/billList/index`)
  await webKit.shows('250.5')
})
