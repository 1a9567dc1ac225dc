import { runInNewContext } from 'node:vm'
import { pageScript } from '#tools/prerender/pageScript.ts'
import { type Control, tapsOn } from './control.ts'
import { openRoot } from './openRoot.ts'

// A program run in a test imports nothing: it is told which script is wanted.
const source = pageScript().replaceAll('import(', 'load(')
const assets = {
  scripts: ['/index.js'],
  needed: ['/runtime.js'],
  visitor: ['/sign-in.js'],
  signedIn: ['/home.js'],
  words: { en: '/en.js', 'zh-Hant': '/zh.js' },
  home: ['Home.js', 'Home.css'],
  lists: ['lists.js', 'lists.css'],
  homeWords: { en: 'home-en.js', 'zh-Hant': 'home-zh.js' },
  asks: [
    ['home/parameters', '{}', false],
    ['home/ad', '{}', false],
  ],
  startAsks: 1,
  look: '/look.js',
  screens: '/screens.js',
  forms: '/forms.js',
}

export type Device = {
  languages?: string[]
  hash?: string
  kept?: Record<string, string>
  /** What the tab is called. */
  name?: string
  /** Whether the page came from the worker. */
  worker?: boolean
  /** Whether what waits for a time still waits; else no time passes at all. */
  isSlow?: boolean
}
type Link = { rel: string; href: string }

/** What the script may know of the device. */
const deviceOf = ({ languages = ['en-US'], kept = {}, worker = false, name = '' }: Device) => ({
  localStorage: {
    getItem: (key: string) => kept[key] ?? null,
    setItem: () => {},
    removeItem: () => {},
  },
  window: { name },
  navigator: {
    languages,
    serviceWorker: { controller: worker ? { postMessage: () => {} } : null },
  },
})

/** The sign-in in English stands in the page itself. */
const TEMPLATES = ['sign-in zh-Hant'].concat(
  ['skeleton', 'member'].flatMap((name) => [`${name} en`, `${name} zh-Hant`]),
)
const templates = Object.fromEntries(TEMPLATES.map((id) => [id, { content: id }]))

type Parts = { html: object; links: Link[]; manifest: object; root: object }

const documentOf = ({ html, links, manifest, root }: Parts) => ({
  hidden: false,
  documentElement: html,
  createElement: () => ({}),
  head: { append: (link: Link) => links.push(link) },
  querySelector: () => manifest,
  getElementById: (id: string) => Reflect.get({ ...templates, root }, id) ?? null,
})

/** What the script may touch, and what comes of it. */
function worldOf(device: Device) {
  const { hash = '', isSlow = false } = device
  const did = { links: [] as Link[], asked: [] as string[], run: [] as string[], paint: () => {} }
  const { listeners, onWindow, shown, root } = openRoot()
  const location = { hash }
  const page = { html: { lang: 'en', hidden: false }, manifest: { href: '/manifest.webmanifest' } }
  const world = {
    assets,
    ...deviceOf(device),
    location,
    fetch: async (path: string) => {
      did.asked.push(path)
      return { json: async () => ({}) }
    },
    load: async (script: string) => void did.run.push(script),
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      Object.assign(onWindow, { [type]: listener }),
    requestAnimationFrame: (painted: () => void) => {
      did.paint = painted
    },
    setTimeout: (work: (...given: unknown[]) => void, later = 0, ...given: unknown[]) => {
      if (!isSlow || later === 0) work(...given)
    },
    document: documentOf({ ...page, links: did.links, root }),
  }
  return { world, did, listeners, onWindow, shown, root, location, page }
}

/** Runs the page's script on a page that knows only what the script may touch, and answers what came of it. */
export function pick(device: Device) {
  const { world, did, listeners, onWindow, shown, root, location, page } = worldOf(device)
  runInNewContext(source, world)
  const isHidden = page.html.hidden
  runInNewContext('begin()', world)
  return {
    lang: page.html.lang,
    painted: () => root.dataset.painted,
    /** Whether what stands in the page is kept from being seen until something else is in its place. */
    isHidden,
    isShown: !page.html.hidden,
    shown: shown[0],
    tap: tapsOn(listeners),
    take: () => listeners['taken']?.({}),
    location,
    manifest: page.manifest.href,
    /** What has been fetched, asked and run so far: nothing before the first paint. */
    soFar: () => ({
      fetched: did.links.map(({ rel, href }) => `${rel} ${href}`),
      asked: did.asked,
      run: did.run,
    }),
    paint: () => did.paint(),
    tellLooked: () => listeners['looked']?.({}),
    /** What is painted in place of the frame, if anything is. */
    look: () => root['look'],
    /** What was painted in place of the frame knows by what the app has replaced a control. */
    takePlace: (before: Control, now: Control) => {
      root['twinOf'] = (it: Control) => (it === before ? now : undefined)
    },
    /** The browser says that the app can be installed; answers what the app will find. */
    offer(event: { preventDefault: () => void }) {
      onWindow['beforeinstallprompt']?.(event)
      return root['installEvent']
    },
  }
}
