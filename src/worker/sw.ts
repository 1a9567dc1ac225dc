/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { offlinePaths } from '#shared/api/offlinePaths.ts'
import { answerRead, forgetKept } from './answerRead.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

/** What the service answers itself; everything else that is navigated to is the app. */
const NOT_THE_APP = [/^\/api\//, /^\/healthz/, /^\/readyz/, /^\/metrics/, /^\/openapi\.json/]

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_APP }),
)

const READS: ReadonlySet<string> = new Set(offlinePaths.map((path) => `/api/${path}`))

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && READS.has(url.pathname),
  ({ request, event }) => answerRead(request, (work) => event.waitUntil(work)),
  'POST',
)

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (event.data?.type === 'FORGET') event.waitUntil(forgetKept())
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
