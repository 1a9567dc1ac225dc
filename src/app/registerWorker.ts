import type { WorkerNews } from '#shared/keptCopy.ts'
import { canKeepCopy, forgetCopy, keepsCopyAtom, tellWorker } from '#src/session/copy.ts'
import { isWalletBrowser } from '#src/session/device.ts'
import { onForget } from '#src/session/forget.ts'
import { memberAtom, store } from '#src/session/session.ts'
import { hearTakeovers } from './hearTakeovers.ts'
import type { AppRouter } from './makeRouter.ts'
import { tellUpdate } from './tellUpdate.ts'

/** Milliseconds after which whoever came has what they came for. */
const QUIET = 4_000

/**
 * Milliseconds after which the first screen has what it asked for. A page is idle while it waits for that, too: the worker's
 * sixty files would go before it on a slow network, and its start would hold up what is drawn of it.
 */
const SETTLED = 1_500

/** Registers the service worker once the page is loaded and idle, and lets updates in quietly. */
export function registerWorker(router: AppRouter) {
  if (!import.meta.env.PROD || !canKeepCopy()) return
  // Also where no worker may come: one of before, when no wallet was in the page, keeps what it kept.
  onForget(() => {
    forgetCopy().catch(() => {})
    withPushes('forgetPushes')
  })
  // The browser may have let go of the word, which is not kept where the choice is.
  if (!store.get(keepsCopyAtom)) tellWorker(false).catch(() => {})
  if (inWalletBrowser()) return
  const isOutdated = hearTakeovers(navigator.serviceWorker)
  // A browser that refuses workers, in a private window say, has the app all the same.
  const start = () => {
    // Its wallet may have come into the page meanwhile.
    if (inWalletBrowser()) return
    import('./putWorkerIn.ts').then((it) => it.putWorkerIn(router, isOutdated)).catch(() => {})
  }
  const whenIdle = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(start) : start()
  // Where one is here already nothing is fetched for it.
  const idle = () => setTimeout(whenIdle, navigator.serviceWorker.controller ? 0 : SETTLED)
  tellUpdate()
  store.sub(memberAtom, keep)
  navigator.serviceWorker.addEventListener('controllerchange', keep)
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => {
    if (data.type === 'SUBSCRIBE') withPushes('renewPushes')
    if (data.type === 'NEWS') withPushes('showNews')
  })
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

/** What the worker can keep for later is fetched when there is nothing better to do. */
const keep = () =>
  setTimeout(() => {
    import('./keepRecords.ts').then((it) => it.keepRecords()).catch(() => {})
    withPushes('renewPushes')
  }, QUIET)

/** What has no network, or no push service, is tried again at the next start. */
const withPushes = (work: 'renewPushes' | 'forgetPushes' | 'showNews') =>
  void import('#src/api/phone-push.ts').then((pushes) => pushes[work]()).catch(() => {})

/** A worker breaks the provider in the browsers of phone wallets; installed, the app has no provider at all. */
const inWalletBrowser = () =>
  isWalletBrowser({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    injected: 'ethereum' in window,
    standalone: matchMedia('(display-mode: standalone)').matches,
  })
