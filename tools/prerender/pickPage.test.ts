import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { localeOf } from '#shared/locale.ts'

const source = readFileSync('tools/prerender/pick-page.js', 'utf8').replace(
  '= ASSETS',
  `= ${JSON.stringify({
    scripts: ['/index.js'],
    needed: ['/runtime.js'],
    visitor: ['/sign-in.js'],
    signedIn: ['/home.js'],
    words: { en: '/en.js', 'zh-Hant': '/zh.js' },
    home: ['Home.js', 'Home.css'],
    lists: ['lists.js', 'lists.css'],
    homeWords: { en: 'home-en.js', 'zh-Hant': 'home-zh.js' },
    screens: '/screens.js',
  })}`,
)

type Device = {
  languages?: string[]
  hash?: string
  kept?: Record<string, string>
  /** Whether the page came from the worker. */
  worker?: boolean
}
type Link = { rel: string; href: string }

/** Runs the script on a page that knows only what the script may touch. */
function pick({ languages = ['en-US'], hash = '', kept = {}, worker = false }: Device) {
  const links: Link[] = []
  const shown: unknown[] = []
  const html = { lang: '' }
  const location = { hash }
  const listeners: Record<string, (event: unknown) => void> = {}
  const onWindow: typeof listeners = {}
  const manifest = { href: '/manifest.webmanifest' }
  const root: Record<string, unknown> & { dataset: { painted: string } } = {
    dataset: { painted: '' },
    replaceChildren: (content: unknown) => shown.push(content),
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener
    },
    removeEventListener: (type: string, listener: unknown) => {
      if (listeners[type] === listener) delete listeners[type]
    },
  }
  const waiting = [
    'sign-in en',
    'sign-in zh-Hant',
    'skeleton en',
    'skeleton zh-Hant',
    'member en',
    'member zh-Hant',
  ]
  const templates = Object.fromEntries(waiting.map((id) => [id, { content: id }]))
  runInNewContext(source, {
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    navigator: {
      languages,
      serviceWorker: { controller: worker ? { postMessage: () => {} } : null },
    },
    location,
    fetch: async () => ({ json: async () => ({}) }),
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      onWindow[type] = listener
    },
    requestAnimationFrame: () => {},
    setTimeout: (work: () => void) => work(),
    document: {
      hidden: false,
      documentElement: html,
      createElement: () => ({}),
      head: { append: (link: Link) => links.push(link) },
      querySelector: () => manifest,
      getElementById: (id: string) => ({ ...templates, root })[id] ?? null,
    },
  })
  return {
    lang: html.lang,
    painted: root.dataset.painted,
    shown: shown[0],
    /** A tap on a control, or beside all of them; answers whether the browser went on with it. */
    tap(control: Control | null, keys: { ctrlKey?: boolean } = {}) {
      let stopped = 0
      const stop = () => {
        stopped += 1
      }
      listeners['click']?.({
        target: { closest: () => control },
        preventDefault: stop,
        stopImmediatePropagation: stop,
        ...keys,
      })
      return stopped === 0
    },
    take: () => listeners['taken']?.({}),
    location,
    manifest: manifest.href,
    /** What is fetched before anything is painted. */
    fetched: links.map(({ rel, href }) => `${rel} ${href}`),
    /** The browser says that the app can be installed; answers what the app will find. */
    offer(event: { preventDefault: () => void }) {
      onWindow['beforeinstallprompt']?.(event)
      return root['installEvent']
    },
  }
}

/** A link or a button of the painted page, which counts how often it was clicked by the script. */
function control({ isConnected = true } = {}) {
  const it = {
    clicks: 0,
    waits: false,
    hash: '',
    isConnected,
    click: () => {
      it.clicks += 1
    },
    setAttribute: () => {
      it.waits = true
    },
    removeAttribute: () => {
      it.waits = false
    },
  }
  return it
}
type Control = ReturnType<typeof control>

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

test.each(['register/index?code=AB23CD', 'locale/index', 'user/article', 'set/forgetPwd'])(
  'a visitor on the way to %s sees the frame of a screen',
  (path) => {
    expect(pick({ hash: `#/pages/${path}` }).shown).toBe('skeleton en')
  },
)

test('whoever is signed in never sees the sign-in', () => {
  expect(pick({ kept: { 'bw.token': 'Bearer x' }, languages: ['zh-TW'] })).toMatchObject({
    painted: 'member',
    shown: 'member zh-Hant',
  })
})

test('the tabs are painted where they will stand: on the main areas, and not on the console', () => {
  const painted = (hash: string) => pick({ kept: { 'bw.token': 'Bearer x' }, hash }).painted
  for (const hash of ['', '#/', '#/pages/home/index', '#/pages/staking/index?order=7']) {
    expect(painted(hash), hash).toBe('member')
  }
  expect(painted('#/pages/staking/my')).toBe('below')
  expect(painted('#/pages/console/members')).toBe('skeleton')
})

test('nothing is fetched before the first paint, unless the device has it', () => {
  expect(pick({ kept: { 'bw.token': 'Bearer x' } }).fetched).toEqual([])
  expect(pick({ kept: { 'bw.compiled': '/index.js' } }).fetched).toEqual([])
  expect(pick({ worker: true, kept: { 'bw.compiled': '/index-of-before.js' } }).fetched).toEqual([])
})

test('what this build has compiled here is fetched at once, with all that Home is made of', () => {
  const kept = { 'bw.compiled': '/index.js', 'bw.token': 'Bearer x' }
  expect(pick({ worker: true, kept }).fetched).toEqual([
    'preload /index.js',
    'preload /en.js',
    ...['/runtime.js', '/home.js', '/assets/home-en.js'].map((it) => `preload ${it}`),
    ...['/assets/Home.js', '/assets/Home.css'].map((it) => `preload ${it}`),
    ...['/assets/lists.js', '/assets/lists.css'].map((it) => `preload ${it}`),
  ])
})

test('a saved language wins, unless it is none of ours', () => {
  expect(pick({ kept: { 'bw.locale': 'zh-Hant' } }).lang).toBe('zh-Hant')
  expect(pick({ kept: { 'bw.locale': 'xx' } }).lang).toBe('en')
})

test('the app is installed in the language that it speaks', () => {
  expect(pick({}).manifest).toBe('/manifest.webmanifest')
  const chosen = { 'bw.locale': 'zh-Hant', 'bw.token': 'Bearer x' }
  expect(pick({ kept: chosen }).manifest).toBe('/manifest.zh-Hant.webmanifest')
})

test('an offer to install that comes before the app is kept for it, and not shown by the browser', () => {
  let stopped = false
  const event = {
    preventDefault: () => {
      stopped = true
    },
  }
  expect(pick({}).offer(event)).toBe(event)
  expect(stopped).toBe(true)
})

test('a tap before the app has taken the page over waits, is seen to, and is done once', () => {
  const page = pick({})
  const button = control()
  expect(page.tap(button)).toBe(false)
  expect(button).toMatchObject({ waits: true, clicks: 0 })
  page.take()
  expect(button).toMatchObject({ waits: false, clicks: 1 })
  expect(page.tap(button)).toBe(true)
})

test('of several taps the last one counts', () => {
  const page = pick({})
  const [first, last] = [control(), control()]
  page.tap(first)
  page.tap(last)
  page.take()
  expect(first).toMatchObject({ waits: false, clicks: 0 })
  expect(last.clicks).toBe(1)
})

test('nothing is done for a tap beside the controls, or for a control that is gone', () => {
  const page = pick({})
  expect(page.tap(null)).toBe(true)
  const gone = control({ isConnected: false })
  page.tap(gone)
  page.take()
  expect(gone.clicks).toBe(0)
})

test('a tab of the painted frame that is gone with it is gone to all the same', () => {
  const page = pick({ kept: { 'bw.token': 'Bearer x' } })
  page.tap({ ...control({ isConnected: false }), hash: '#/pages/user/index' })
  page.take()
  expect(page.location.hash).toBe('#/pages/user/index')
})

test('a link that is to open in another tab is left to the browser', () => {
  expect(pick({}).tap(control(), { ctrlKey: true })).toBe(true)
})
