import { onForget } from '#src/session/forget.ts'
import { memberAtom, store } from '#src/session/session.ts'
import type { AppRouter } from './makeRouter.ts'

const WORKER = '/sw.js'
const MARK = 'bw.updated'
/** Milliseconds after which whoever came has what they came for. */
const QUIET = 4_000
/** Milliseconds until the page loads anew even if the new worker has not said that it is in charge. */
const PATIENCE = 3_000

/** Registers the service worker once the page is loaded and idle, and lets updates in quietly. */
export function registerWorker(router: AppRouter) {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || inWalletBrowser()) return
  // A browser that refuses workers, in a private window say, has the app all the same.
  const start = () => void register(router).catch(() => {})
  const idle = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(start) : setTimeout(start, 2_000)
  onForget(forgetKept)
  store.sub(memberAtom, keep)
  navigator.serviceWorker.addEventListener('controllerchange', keep)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

/** What the worker can keep for later is fetched when there is nothing better to do. */
const keep = () =>
  setTimeout(() => {
    import('./keepRecords.ts').then(({ keepRecords }) => keepRecords()).catch(() => {})
  }, QUIET)

/** The worker forgets what it is just fetching; the page does not wait for a worker to forget the rest. */
function forgetKept() {
  navigator.serviceWorker.controller?.postMessage({ type: 'FORGET' })
  caches.delete('bw-reads').catch(() => {})
  sessionStorage.removeItem('bw.kept')
}

/** A worker breaks the provider in the browsers of phone wallets; installed, the app has no provider at all. */
const inWalletBrowser = () =>
  'ethereum' in window &&
  /android|iphone|ipad|mobile/i.test(navigator.userAgent) &&
  !matchMedia('(display-mode: standalone)').matches

async function register(router: AppRouter) {
  const { Workbox } = await import('workbox-window')
  const worker = new Workbox(trusted(WORKER), { scope: '/' })
  worker.addEventListener('waiting', () => {
    router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged && mayRestart()) takeOver(worker)
    })
  })
  const registration = await worker.register()
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => {})
  })
}

type Updating = {
  addEventListener: (type: 'controlling', listener: () => void) => void
  messageSkipWaiting: () => void
}

/** Once for each build: an update that does not take must not reload the page for ever. */
function takeOver(worker: Updating) {
  if (sessionStorage.getItem(MARK) === import.meta.url) return
  sessionStorage.setItem(MARK, import.meta.url)
  const reload = once(() => location.reload())
  worker.addEventListener('controlling', reload)
  setTimeout(reload, PATIENCE)
  worker.messageSkipWaiting()
}

/** Nothing is open and nothing is typed that a reload would lose. */
function mayRestart() {
  if (document.querySelector('dialog[open], [aria-busy="true"]')) return false
  return ![...document.querySelectorAll('input, textarea')].some(isTouched)
}

const isTouched = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== field.defaultValue

function once(work: () => void) {
  let done = false
  return () => {
    if (done) return
    done = true
    work()
  }
}

type Policy = { createScriptURL: (url: string) => unknown }
type PolicyMaker = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy
}

/** The one script address that the page may load by name; everything else is refused by the Content Security Policy. */
function trusted(url: string): string {
  const maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes
  if (!maker) return url
  const policy = maker.createPolicy('app', {
    createScriptURL: (asked) => {
      if (asked !== WORKER) throw new TypeError(`not a script of this app: ${asked}`)
      return asked
    },
  })
  // The browser's own type for it is an object that only the browser reads.
  return policy.createScriptURL(url) as string
}
