import { createHashHistory } from '@tanstack/react-router'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '#src/ui/tokens.css'
import { watchNetwork } from './api/reach.ts'
import { warmUp } from './api/request.ts'
import { App } from './app/App.tsx'
import { registerFailures } from './app/failures.ts'
import { followSession } from './app/followSession.ts'
import { hearSkippedTransitions } from './app/hearSkippedTransitions.ts'
import { keepTitle } from './app/keepTitle.ts'
import { makeRouter } from './app/makeRouter.ts'
import { registerWorker } from './app/registerWorker.ts'
import { reloadLostChunks } from './app/reloadLostChunks.ts'
import { normaliseUrl } from './app/search.ts'
import { installWayAtom, keepInstallEvent } from './session/install.ts'
import { localeAtom, store, tokenAtom } from './session/session.ts'
import { loadWords } from './words/loadWords.ts'

const page = document.getElementById('root')
if (!page) throw new Error('index.html has no #root')

const locale = store.get(localeAtom)
document.documentElement.lang = locale
history.replaceState(history.state, '', normaliseUrl(location.href))

reloadLostChunks()
keepInstallEvent(page)
hearSkippedTransitions()
registerFailures()
watchNetwork()
void start(page)

/**
 * Not awaited at the top: a screen's file needs this one's code, and would wait for this module to end while this module
 * waits for the screen.
 */
async function start(page: HTMLElement) {
  if (store.get(tokenAtom)) warmUp()
  await loadWords(locale)

  const router = makeRouter({ history: createHashHistory(), inBrowser: true })
  keepTitle(router)
  await router.load()

  // The sign-in was painted from the HTML; what is typed already stays in it. Anything else is put in its place, and so is
  // where an address led to that was changed before the app had started.
  const atSignIn = router.state.location.pathname === '/pages/login/index'
  if (atSignIn && page.dataset['painted'] === 'sign-in') hydrateRoot(page, <App router={router} />)
  else createRoot(page).render(<App router={router} />)

  followSession()
  registerWorker(router)
  if (store.get(installWayAtom) === 'hand') {
    import('./app/paintSplash.ts').then(({ paintSplash }) => paintSplash()).catch(() => {})
  }
}
