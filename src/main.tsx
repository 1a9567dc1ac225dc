// Before anything that reads a storage.
import './session/stand-in-storage.ts'
import { createHashHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import './app/start.ts'
import { dropAskedAhead, openAskedAhead } from './api/asked-ahead.ts'
import { openKeptAnswers } from './api/kept-answers.ts'
import { warmUp } from './api/loadRequest.ts'
import { watchNetwork } from './api/reach.ts'
import { within } from './api/within.ts'
import { App } from './app/App.tsx'
import { registerFailures } from './app/failures.ts'
import { followSession } from './app/followSession.ts'
import { hearSkippedTransitions } from './app/hearSkippedTransitions.ts'
import { keepTitle } from './app/keepTitle.ts'
import { keyEntries } from './app/keyEntries.ts'
import { leadToHeading } from './app/leadToHeading.ts'
import { makeRouter } from './app/makeRouter.ts'
import { registerWorker } from './app/registerWorker.ts'
import { reloadLostChunks } from './app/reloadLostChunks.ts'
import { normaliseUrl } from './app/search.ts'
import { installWayAtom, keepInstallEvent } from './session/install.ts'
import { localeAtom, store, tokenAtom } from './session/session.ts'
// Hears of a way back before the router does, which draws the screen at once.
import './ui/wentBack.ts'
import { loadWords } from './words/loadWords.ts'
import { nextTask } from './words/nextTask.ts'

/** How long the worker may take to tell what was kept, milliseconds: the app is shown without. */
const PATIENCE = 1_000

const page = document.getElementById('root')
if (!page) throw new Error('no #root')

const locale = store.get(localeAtom)
document.documentElement.lang = locale
history.replaceState(history.state, '', normaliseUrl(location.href))

reloadLostChunks()
keepInstallEvent(page)
hearSkippedTransitions()
keyEntries()
registerFailures()
watchNetwork()
openAskedAhead(page)
// A task of its own: making the modules takes a slow phone long enough.
setTimeout(start, 0, page)

/**
 * Not awaited at the top: a screen's file needs this one's code, and would wait for this module to end while this module
 * waits for the screen.
 */
async function start(page: HTMLElement) {
  // Whoever is signed in is shown what the device knows; a visitor types before anything is asked.
  const signedIn = store.get(tokenAtom) !== null
  const known =
    signedIn && Promise.all([warmUp(), within(PATIENCE, openKeptAnswers(page)).catch(() => {})])
  await loadWords(locale)

  const router = makeRouter({ history: createHashHistory(), inBrowser: true })
  keepTitle(router)
  leadToHeading(router)
  // What the page asked ahead is for the first screen: who goes on to another one wants to know what is so then.
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) dropAskedAhead()
  })
  await Promise.all([router.load(), known])
  await nextTask()

  // The sign-in was painted from the HTML, the sign-up from a file; what is typed already stays in them. Anything else is put
  // in its place, and so is where an address led to that was changed before the app had started.
  const { pathname } = router.state.location
  const painted = pathname === '/pages/login/index' ? 'sign-in' : pathname
  const show = () => {
    if (page.dataset['painted'] === painted) hydrateRoot(page, <App router={router} />)
    else createRoot(page).render(<App router={router} />)
  }
  // Where the files had to come first, it is drawn in pieces between which the page hears of taps; what is all here is there
  // sooner in one.
  if (navigator.serviceWorker?.controller) show()
  else startTransition(show)

  followSession()
  registerWorker(router)
  if (store.get(installWayAtom) === 'hand') {
    import('./app/paintSplash.ts').then((it) => it.paintSplash()).catch(() => {})
  }
}
