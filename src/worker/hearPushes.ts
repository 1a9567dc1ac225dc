/// <reference lib="webworker" />
import { keptCopy, type PushWord, type WorkerNews } from '#shared/keptCopy.ts'
import { readPush, screenOf } from './readPush.ts'

/** Shows every push that comes, leads where a tap on one wants to go, and tells when the browser changed the address. */
export function hearPushes(self: ServiceWorkerGlobalScope) {
  self.addEventListener('push', (event) => event.waitUntil(show(self, event.data?.text())))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(lead(self, screenOf(event.notification.data)))
  })
  self.addEventListener('pushsubscriptionchange', (event) =>
    // Only a page can tell the service of the new address: the session is with it. With none open the next start does.
    event.waitUntil(tellPages(self, { type: 'SUBSCRIBE' })),
  )
}

async function show(self: ServiceWorkerGlobalScope, text: string | undefined) {
  const { title, unread, url, ...said } = readPush(text, await readWord().catch(() => undefined))
  await self.registration.showNotification(title, {
    ...said,
    data: url,
    icon: '/icon-192.png',
    badge: '/icon-badge.png',
  })
  if (unread === undefined) return
  await setBadge(self, unread)
  await tellPages(self, { type: 'NEWS' })
}

/** Left by the page, which alone knows who is signed in. */
async function readWord(): Promise<PushWord | undefined> {
  const kept = await caches.match(keptCopy.push, { cacheName: keptCopy.settings })
  return kept?.json()
}

/** Where there are no badges, and where the app is not installed, there is nothing to set. */
async function setBadge({ navigator }: ServiceWorkerGlobalScope, unread: number) {
  await navigator.setAppBadge?.(unread).catch(() => {})
}

/** Into a window that is there already, the one in view first; into a new one where there is none or it cannot be led. */
async function lead({ clients }: ServiceWorkerGlobalScope, url: string) {
  const open = await clients.matchAll({ type: 'window' })
  const best = open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0]
  // A window that may not come to the front can show the right screen all the same.
  await best?.focus().catch(() => {})
  const led = await best?.navigate(url).catch(() => null)
  if (!led) await clients.openWindow(url)
}

async function tellPages({ clients }: ServiceWorkerGlobalScope, news: WorkerNews) {
  for (const client of await clients.matchAll({ type: 'window' })) client.postMessage(news)
}
