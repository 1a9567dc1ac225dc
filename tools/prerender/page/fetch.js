// What is fetched, asked and run once that is painted: the app's files, what this member's first screen shows, the app.
import { formed, isForm, nameFrame, page } from './paint.js'
import { atHome, build, locale, member, path, read, root, signedIn, worker } from './who.js'

// A browser that has run these files keeps them compiled beside the worker's copies. It takes them so where they come
// as any script; as a module they are parsed anew.
let compiled = worker && read('bw.compiled') === build
/** What comes after the first files is no part of what was compiled with them. */
export const forgetCompiled = () => {
  compiled = false
}

const fetched = new Set()
const fetchNow = (href) => {
  if (fetched.has(href)) return
  fetched.add(href)
  const as = href.endsWith('.css') ? 'style' : 'script'
  const rel = compiled || as === 'style' ? 'preload' : 'modulepreload'
  document.head.append(
    Object.assign(document.createElement('link'), { rel, as, crossOrigin: 'anonymous', href }),
  )
}
// Each in a task of its own: asking for twelve at once takes a slow phone as long as a frame.
const fetchSoon = (hrefs) => {
  for (const href of hrefs) setTimeout(fetchNow, 0, href)
}
const fetchParts = (names) => fetchSoon(names.map((name) => `/assets/${name}`))

const fetchScreen = async (name) => {
  const { parts, catalogs, names, screens } = (await import(assets.screens)).default
  const [catalog, ...own] = screens[name ?? names[path]] ?? []
  if (!own.length) return
  fetchParts([catalogs[locale][catalog], ...own.map((it) => parts[it])])
}

// For the app too: it has a screen's parts come beside the screen's own file, and those of Home's lists.
root.fetchScreen = fetchScreen
root.fetchLists = async () => fetchParts(assets.lists)

const fetchAll = () => {
  // The largest first: a browser asks for six at a time where the service is not spoken to by HTTP/2.
  fetchSoon([...assets.scripts, assets.words[locale], ...assets.needed])
  if (page === 'sign-in') return fetchSoon(assets.visitor)
  // Every other screen imports from it, a visitor's as well.
  fetchSoon(assets.signedIn)
  if (atHome) {
    fetchParts([assets.homeWords[locale], ...assets.home])
    // From the worker they come with the figures.
    if (worker) fetchParts(assets.lists)
  }
  // The screen asks for what it needs itself, a moment later.
  else
    setTimeout(() => {
      fetchScreen().catch(() => {})
      nameFrame().catch(() => {})
    })
}

// Where no worker keeps what was known, the first calls are answered while the scripts come (`src/api/asked-ahead.ts`).
const ask = () => {
  root.asked = {}
  const asks = atHome ? assets.asks : assets.asks.slice(0, assets.startAsks)
  for (const [path, body, isMine] of asks) {
    const authorization = isMine ? signedIn : ''
    const headers = { 'accept-language': locale, 'content-type': 'application/json' }
    if (isMine) headers.authorization = signedIn
    root.asked[[path, body, locale, authorization].join('\n')] = fetch(`/api/${path}`, {
      method: 'POST',
      headers,
      body,
    })
      .then(async (it) => {
        if (!it.ok) return
        const told = { date: it.headers.get('date'), id: it.headers.get('x-request-id') }
        return { ...told, at: Date.now(), text: await it.text() }
      })
      .catch(() => {})
  }
}

// The worker takes its time to start, and to gather what was kept for this member: both while the scripts come.
const wake = () => {
  if (!signedIn) return worker.postMessage({})
  const kept = fetch('/kept/start', { headers: { authorization: signedIn } })
  // Another tab may sign in as somebody else before the app looks.
  root.keptFor = signedIn
  root.kept = kept.then((answer) => answer.json()).catch(() => {})
}

const run = () => {
  void import(assets.words[locale])
  for (const script of assets.scripts) void import(script)
  try {
    if (worker && !compiled) localStorage.setItem('bw.compiled', build)
  } catch {
    // Compiled anew at the next start, where there is no room.
  }
}

const start = () => {
  if (worker) wake()
  if (member && !worker) setTimeout(ask)
  // Another process answers the first look at it: that wait is over when the router looks.
  setTimeout(() => {
    try {
      void sessionStorage.length
    } catch {
      // The router goes without as well.
    }
  })
  // Where the files are here already, fetching them is work for the processor alone, which has something to draw first.
  if (!worker) fetchAll()
  const startApp = () => {
    if (worker) fetchAll()
    // Run at once it would hold up what is about to be painted.
    setTimeout(run)
  }
  if (isForm) void formed.then(startApp)
  else startApp()
}

// Before the paint it would cost the paint its bandwidth, or where all is here already its share of the processor.
if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))
