import { deposit, newMember } from './app.ts'
import { heldBy } from './books.ts'
import { farm } from './farm.ts'
import { newFarmer } from './farmer.ts'
import { places } from './places.ts'
import { openReleases } from './releases.ts'
import { expect, signInAt, test } from './webKit.ts'
import { look } from './webKitLook.ts'
import { wrappedRows } from './wrappedRows.ts'

// A browser of its own for each, on a machine that runs others beside it.
test.describe.configure({ timeout: 180_000 })

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

test('a line of names and values that has room in WebKit is one line', async ({ webKit, db }) => {
  await signInAt(webKit, farm.appUrl, await newFarmer(db))
  await webKit.open(`${farm.appUrl}/#/pages/staking/my`)
  await webKit.tap('100 BTCW')
  await webKit.shows('Ends')
  for (const width of [390, 360, 340, 320]) {
    await webKit.width(width)
    expect.soft(await webKit.run(wrappedRows, null), `at ${width}`).toEqual([])
  }
})

test('a page that WebKit had put aside shows whoever has signed in meanwhile', async ({
  webKit,
  db,
}) => {
  const [first, second] = [await newMember(db), await newMember(db)]
  await signInAt(webKit, farm.appUrl, first)
  await webKit.open(`${farm.appUrl}/#/pages/user/index`)
  await webKit.shows(`UID ${first.id}`)
  await signInAt(webKit, farm.appUrl, second)
  // Past the picture, and the page between.
  await webKit.run(() => history.go(-2), null)
  await webKit.shows(`UID ${second.id}`)
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
