import { runInNewContext } from 'node:vm'
import { lookScript, pageScript } from '#tools/prerender/pageScript.ts'
import { type Control, tapsOn } from './control.ts'

/** What the page that the service sends runs, or the one that the worker keeps; in a test it imports nothing, but tells what it would. */
const sourceOf = (worker: boolean) =>
  `${worker ? lookScript('') : ''}${pageScript(worker)}`.replaceAll('import(', 'load(')
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

/** What stands for the app until it runs, and who listens there and on the window. */
function openRoot() {
  const listeners: Record<string, (event: unknown) => void> = {}
  const onWindow: typeof listeners = {}
  const shown: string[] = []
  const root: Record<string, unknown> & { dataset: { painted: string } } = {
    dataset: { painted: '' },
    replaceChildren: (content: { id: string }) => shown.push(content.id),
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener
    },
    removeEventListener: (type: string, listener: unknown) => {
      if (listeners[type] === listener) delete listeners[type]
    },
  }
  return { listeners, onWindow, shown, root }
}

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

const TEMPLATES = ['sign-in', 'skeleton', 'member'].flatMap((name) =>
  ['en', 'zh-Hant'].map((locale) => `${name} ${locale}`),
)
const templates = Object.fromEntries(
  TEMPLATES.map((id) => [id, { content: { id, firstElementChild: null } }]),
)

type Parts = { html: object; links: Link[]; manifest: object; root: object }

const documentOf = ({ html, links, manifest, root }: Parts) => ({
  hidden: false,
  documentElement: html,
  createElement: () => ({}),
  head: { append: (link: Link) => links.push(link) },
  querySelector: () => manifest,
  getElementById: (id: string) => Reflect.get({ ...templates, root }, id) ?? null,
})

/** Runs the page's script on a page that knows only what the script may touch, and answers what came of it. */
export function pick(device: Device) {
  const { hash = '', isSlow = false, worker = false } = device
  const links: Link[] = []
  const [asked, run]: [string[], string[]] = [[], []]
  let paint = () => {}
  const { listeners, onWindow, shown, root } = openRoot()
  const location = { hash }
  const page = { html: { lang: '' }, manifest: { href: '/manifest.webmanifest' } }
  const looks: object[] = []
  runInNewContext(sourceOf(worker), {
    assets,
    ...deviceOf(device),
    location,
    fetch: async (path: string) => asked.push(path) && { json: async () => ({}) },
    load: async (script: string) => void run.push(script),
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      Object.assign(onWindow, { [type]: listener }),
    requestAnimationFrame: (painted: () => void) => {
      paint = painted
    },
    setTimeout: (work: (...given: unknown[]) => void, later = 0, ...given: unknown[]) => {
      if (!isSlow || later === 0) work(...given)
    },
    document: documentOf({ ...page, links, root }),
    paintLook: (_: unknown, kept: string, of: object) =>
      looks.push({ kept, of }) > 0 && kept !== 'broken',
  })
  return {
    lang: page.html.lang,
    painted: root.dataset.painted,
    shown: shown[0],
    tap: tapsOn(listeners),
    take: () => listeners['taken']?.({}),
    location,
    manifest: page.manifest.href,
    /** What has been fetched, asked and run so far: nothing before the first paint. */
    soFar: () => ({ fetched: links.map(({ rel, href }) => `${rel} ${href}`), asked, run }),
    paint: () => paint(),
    /** For whom the worker was asked for what it keeps. */
    keptFor: () => root['keptFor'],
    /** What was to be painted in place of the frame, if anything was. */
    look: () => looks[0],
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
