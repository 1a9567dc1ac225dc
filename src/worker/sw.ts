/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { offlinePaths } from '#shared/api/offlinePaths.ts'
import { keptCopy } from '#shared/keptCopy.ts'
import { answerRead, forgetKept, tellStart } from './answerRead.ts'
import { hearPushes } from './hearPushes.ts'
import { answerPart, keepBefore } from './keepBefore.ts'
import { keepPage, routeAtOnce } from './routeAtOnce.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

/** What the service answers itself; everything else that is navigated to is the app. */
const NOT_THE_APP = [/^\/api\//, /^\/healthz/, /^\/readyz/, /^\/metrics/, /^\/openapi\.json/]

const shell = self.__WB_MANIFEST.filter((it) => typeof it !== 'string')
/** The same for two workers that bring the same files. */
const build = shell.map(({ url, revision }) => `${url} ${revision}`).join('\n')

let looked: Promise<void> | undefined

/**
 * Has the page where a start looks for it, once in this worker's life: as its build took over there may have been no room, or the
 * browser was killed. A page of the service's, which comes in its place meanwhile, asks for no start, but reads.
 */
function keepOwnPage(): Promise<void> {
  looked ??= keepPage(shell, () => matchPrecache('/kept.html')).catch(() => {
    looked = undefined
  })
  return looked
}

self.addEventListener('install', (event) => {
  // A device that has no room for both still gets the new one; the service keeps the files as well.
  event.waitUntil(keepBefore(shell, self.location.href).catch(() => {}))
  // A browser that takes no such routes, or not these, asks the worker as ever.
  event.waitUntil(routeAtOnce(event, shell).catch(() => {}))
})
precacheAndRoute(shell)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/kept.html'), { denylist: NOT_THE_APP }))

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => answerPart(request),
)

const READS: ReadonlySet<string> = new Set(offlinePaths.map((path) => `/api/${path}`))

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && READS.has(url.pathname),
  ({ request, event }) => {
    event.waitUntil(keepOwnPage())
    return answerRead(request, (work) => event.waitUntil(work))
  },
  'POST',
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === keptCopy.start,
  ({ request }) => tellStart(request),
)

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (event.data?.type === 'BUILD') event.ports[0]?.postMessage(build)
  if (event.data?.type === 'FORGET') event.waitUntil(forgetKept())
})
hearPushes(self)
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
  event.waitUntil(keepOwnPage())
})
