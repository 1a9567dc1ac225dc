import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { localeOf } from '#shared/locale.ts'
import { sourceOfRoutes } from '#tools/prerender/sourceOfRoutes.ts'
import { type Device, pick } from '#tools/prerender/testing/pick.ts'

test.each(['en', 'EN-gb', 'zh-TW', 'fr', 'enm', ''])(
  'a device that says %j first is painted in the language that the app will choose',
  (language) => {
    expect(pick({ languages: [language, 'en'] }).lang).toBe(localeOf(language))
  },
)

test('a visitor sees the sign-in, in English or in Chinese', () => {
  expect(pick({})).toMatchObject({ painted: 'sign-in', shown: 'sign-in en' })
  expect(pick({ languages: ['zh-HK'] })).toMatchObject({ shown: 'sign-in zh-Hant' })
})

test('a visitor on the way to a screen that is closed to them sees the sign-in', () => {
  expect(pick({ hash: '#/pages/staking/my?x=1' }).painted).toBe('sign-in')
})

/** What the routes say that visitors may reach. */
const open = [
  ...sourceOfRoutes().matchAll(/path: '(\/pages\/[\w/]+)',(?:(?!path: )[\s\S])*?visitors: true/g),
].map(([, path = '']) => path)

test('a visitor on the way to a screen that is open to them sees the frame of a screen', () => {
  expect(open).toContain('/pages/register/index')
  for (const path of open.filter((it) => it !== '/pages/login/index'))
    expect(pick({ hash: `#${path}?code=AB23CD` }).shown, path).toBe('skeleton en')
})

test('a form that a link leads a visitor to is painted before the app runs', async () => {
  const start = async (device: Device) => {
    const page = pick({ ...device, isSlow: true })
    page.paint()
    await setTimeout()
    return page.soFar().run
  }
  for (const hash of ['#/pages/register/index?code=AB23CD', '#/pages/set/forgetPwd']) {
    const run = await start({ hash })
    expect(run[0]).toBe('/forms.js')
    expect(run).not.toContain('/index.js')
  }
  const kept = { 'bw.token': 'Bearer x' }
  const others: Device[] = [
    {},
    { hash: '#/pages/user/article' },
    { hash: '#/pages/set/forgetPwd', kept },
  ]
  for (const device of others) expect(await start(device)).not.toContain('/forms.js')
})

test('whoever is signed in never sees the sign-in', () => {
  expect(pick({ kept: { 'bw.token': 'Bearer x' }, languages: ['zh-TW'] })).toMatchObject({
    painted: 'member',
    shown: 'member zh-Hant',
  })
})

test('the tabs are painted where they will stand: on the main areas, and not on the console', () => {
  const framed = (hash: string) => pick({ kept: { 'bw.token': 'Bearer x' }, hash })
  const painted = (hash: string) => framed(hash).painted
  for (const hash of ['', '#/', '#/pages/home/index', '#/pages/staking/index?order=7']) {
    expect(painted(hash), hash).toBe('member')
  }
  expect(painted('#/pages/staking/my')).toBe('below')
  expect(framed('#/pages/console/members').shown).toBe('skeleton en')
})

describe('how a screen looked when it was left', () => {
  const kept = {
    'bw.token': 'Bearer 0123456789abcdef',
    'bw.look/pages/home/index': 'home',
    'bw.look/pages/staking/my': 'orders',
  }
  test.each([
    ['', 'home'],
    ['#/', 'home'],
    ['#/pages/home/index', 'home'],
    ['#/pages/staking/my', 'orders'],
  ])('is painted for whoever is signed in: %s', (hash, screen) => {
    const page = pick({ kept, hash, worker: true })
    expect(page.look()).toEqual({
      kept: screen,
      of: { locale: 'en', session: '89abcdef', build: '/index.js' },
    })
    expect(page.shown).toBeUndefined()
    expect(page.soFar()).toMatchObject({ asked: [], run: [] })
  })

  test('is none where it is not to be painted: the frame stands there', () => {
    const broken = { ...kept, 'bw.look/pages/home/index': 'broken' }
    expect(pick({ kept: broken, worker: true }).shown).toBe('member en')
  })

  test('is painted before the app runs', async () => {
    const page = pick({ kept, worker: true, isSlow: true })
    page.paint()
    expect(page.soFar()).toMatchObject({ asked: ['/kept/start'] })
    await setTimeout()
    expect(page.soFar().run).toEqual(['/en.js', '/index.js'])
  })

  test.each<[string, Device]>([
    ['no worker has the files', { kept }],
    ['nobody is signed in', { kept: { ...kept, 'bw.token': '' }, worker: true }],
    ['the address asks for something', { kept, hash: '#/pages/staking/my?id=7', worker: true }],
    ['it was not kept', { kept, hash: '#/pages/user/index', worker: true }],
  ])('is not painted where %s', (_, device) => {
    const page = pick(device)
    expect(page.look()).toBeUndefined()
    expect(page.shown).toMatch(/^(sign-in|member) en$/)
  })
})

test('a saved language wins, unless it is none of ours', () => {
  expect(pick({ kept: { 'bw.locale': 'zh-Hant' } }).lang).toBe('zh-Hant')
  expect(pick({ kept: { 'bw.locale': 'xx' } }).lang).toBe('en')
})

test('a language that the tab is named after wins, unless it is none of ours', () => {
  expect(pick({ name: 'zh-Hant' })).toMatchObject({ lang: 'zh-Hant', shown: 'sign-in zh-Hant' })
  expect(pick({ name: 'en', kept: { 'bw.locale': 'zh-Hant' } }).lang).toBe('en')
  expect(pick({ name: 'constructor', kept: { 'bw.locale': 'zh-Hant' } }).lang).toBe('zh-Hant')
})

test('the app is installed in the language that it speaks', () => {
  expect(pick({}).manifest).toBe('/manifest.webmanifest')
  const chosen = { 'bw.locale': 'zh-Hant', 'bw.token': 'Bearer x' }
  expect(pick({ kept: chosen }).manifest).toBe('/manifest.zh-Hant.webmanifest')
})
