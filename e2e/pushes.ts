import type { BrowserContext, Page } from '@playwright/test'
import { keptCopy } from '#shared/keptCopy.ts'
import type { PushMessage } from '#shared/push-message.ts'
import { farm } from './farm.ts'

/** Has the browser's push service hand a push to the app's worker, as if it had come over the network. */
export async function deliver(page: Page, push: PushMessage | string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (ours) resolve(ours.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: farm.appUrl,
    registrationId: await registered,
    data: typeof push === 'string' ? push : JSON.stringify(push),
  })
  await browser.detach()
}

type Notified = { title: string; body: string; tag: string; data: unknown }

/** The notifications that the phone shows at the moment. */
export const notified = (page: Page): Promise<Notified[]> =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })

/** The member whose pushes the worker is to show, as the page left word of it. */
export const toldWorkerWhose = (page: Page): Promise<string | null> =>
  page.evaluate(async ({ push, settings }) => {
    const word = await caches.match(push, { cacheName: settings })
    return (await word?.json())?.member ?? null
  }, keptCopy)

/** Keeps in `data-badge` of the page what the app last set its badge to. */
export const watchBadge = (page: Page) =>
  page.addInitScript(() => {
    const show = async (count = 0) => {
      document.documentElement.dataset['badge'] = String(count)
    }
    Object.assign(navigator, { setAppBadge: show, clearAppBadge: show })
  })

/**
 * Stands in for the push service, which no test can reach: gives out an address with real keys, and keeps it as the browser
 * would. What the app and the service make of it is their own.
 */
export const standInPushService = (context: BrowserContext) =>
  context.addInitScript(() => {
    const PLACE = 'e2e.push'
    const text = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    const subscription = (json: PushSubscriptionJSON) => ({
      endpoint: json.endpoint,
      toJSON: () => json,
      unsubscribe: async () => {
        localStorage.removeItem(PLACE)
        return true
      },
    })
    const kept = () => {
      const json = localStorage.getItem(PLACE)
      return json ? subscription(JSON.parse(json)) : null
    }
    const subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ])
      const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey))
      const auth = text(crypto.getRandomValues(new Uint8Array(16)))
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
      const made = { endpoint, keys: { p256dh, auth } }
      if (!kept()) localStorage.setItem(PLACE, JSON.stringify(made))
      return kept()
    }
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => kept() })
  })
