import type { BrowserContext, Page } from '@playwright/test'
import { keptCopy } from '#shared/keptCopy.ts'
import type { PushMessage } from '#shared/push-message.ts'
import { expect, type Member } from './app.ts'
import { farm } from './farm.ts'

/**
 * Has the browser's push service hand a push to the app's worker, as if it had come over the network, and waits until it is
 * shown: a browser that is asked for its notifications in the middle of showing one forgets that one.
 */
export async function deliver(page: Page, push: PushMessage | string): Promise<void> {
  const worker = await workerOf(page.context())
  const before = await worker.evaluate(countShown)
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
  await expect.poll(() => worker.evaluate(countShown)).toBe(before + 1)
  await browser.detach()
}

const workerOf = async (context: BrowserContext) =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))

/** In the worker: how many notifications it has shown since this was first asked. */
function countShown(): number {
  const self = globalThis as unknown as {
    registration: ServiceWorkerRegistration
    e2eShown?: number
  }
  if (self.e2eShown === undefined) {
    self.e2eShown = 0
    const { registration } = self
    const show = registration.showNotification.bind(registration)
    registration.showNotification = async (...said) => {
      await show(...said)
      self.e2eShown = (self.e2eShown ?? 0) + 1
    }
  }
  return self.e2eShown
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
const standInPushService = (context: BrowserContext) =>
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

/** A push about a withdrawal of that member's. */
export const messageFor = ({ id }: Member): PushMessage => ({
  id: 'm900',
  member: id,
  title: 'Withdrawal paid',
  body: 'Withdrawal W-1234 was paid.',
  url: '/#/pages/withdrawal/record',
  unread: 4,
})

/** The switch in Settings. */
export const choice = (page: Page) =>
  page.getByRole('checkbox', { name: 'Notifications on this device' })

/** Switches pushes on in Settings, as a person does, where the browser says yes. */
export async function switchOn(page: Page, context: BrowserContext) {
  await standInPushService(context)
  await context.grantPermissions(['notifications'])
  await page.goto('/#/pages/set/index')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect(choice(page)).toBeEnabled()
  const told = page.waitForResponse((it) => it.url().endsWith('/api/push/subscribe'))
  await choice(page).check()
  expect(await (await told).json()).toMatchObject({ code: 200 })
  await expect(page.getByText('You are told when there is a new message.')).toBeVisible()
}
