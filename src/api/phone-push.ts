import * as z from 'zod/mini'
import { calls } from '#shared/api/index.ts'
import { pushChoice, tellWorkerWhose } from '#src/session/pushes.ts'
import { memberAtom, parametersAtom, store, tokenAtom } from '#src/session/session.ts'
import { request } from './request.ts'
import { refreshAfter } from './stale.ts'

/** What the service knows of this device: where a push for it goes, and by whose sign-in, with which it ends. */
let told = ''

const worker = () => navigator.serviceWorker?.getRegistration()

/** Whether this browser can show pushes at all. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Whether pushes for the signed-in member come to this device. */
export async function isPushed(): Promise<boolean> {
  if (!pushChoice.isOn() || Notification.permission !== 'granted') return false
  return (await (await worker())?.pushManager.getSubscription()) != null
}

/** Asks for permission, which takes a tap, and has pushes come here from now on. Answers what the person said. */
export async function startPushes(): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission
  // First, as it throws where the storage is full: pushes would come then that nobody can switch off.
  pushChoice.keep(true)
  await subscribe().catch((error: unknown) => {
    pushChoice.keep(false)
    throw error
  })
  return permission
}

/** Has no more pushes come here, at the member's own wish. */
export async function stopPushes(): Promise<void> {
  pushChoice.keep(false)
  // With no network the service hears it from the push service, the next time it sends something.
  await tellEnd().catch(() => {})
  await forgetPushes()
}

/** The browser may have another address for this device than the last time; nobody is asked and nobody is told. */
export async function renewPushes(): Promise<void> {
  if (!canPush() || !store.get(tokenAtom) || !store.get(memberAtom)) return
  if (pushChoice.isOn() && Notification.permission === 'granted') await subscribe()
}

/** How long whoever switches pushes off waits for the service to hear of it, milliseconds. */
const PATIENCE = 3_000

/** The service is to forget this device. A session that ends takes its pushes with it: nothing is to be told then. */
async function tellEnd(): Promise<void> {
  const subscription = await (await worker())?.pushManager?.getSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  await request('push/unsubscribe', { endpoint }, { signal: AbortSignal.timeout(PATIENCE) })
}

/** A push has come while the app is open: what shows messages, or how many there are, asks for them. */
export const showNews = () => refreshAfter('member/inboxRead')

/** Takes back from this device what it was told for a member, with or without a network. */
export async function forgetPushes(): Promise<void> {
  told = ''
  await tellWorkerWhose(null)
  const registration = await worker()
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  await navigator.clearAppBadge?.()
}

const isStill = (id: string) => store.get(tokenAtom) !== null && store.get(memberAtom)?.id === id

async function subscribe(): Promise<void> {
  const key = store.get(parametersAtom)?.parameters.pushKey
  const id = store.get(memberAtom)?.id
  const registration = await worker()
  if (!key || !id || !registration) return
  const subscription = await subscriptionOf(registration, key)
  if (isStill(id)) await tellWorkerWhose(id)
  if (!isStill(id)) return forgetPushes()
  const now = `${store.get(tokenAtom)} ${subscription.endpoint}`
  if (told === now) return
  await request('push/subscribe', z.parse(calls['push/subscribe'].body, subscription.toJSON()))
  told = now
}

async function subscriptionOf({ pushManager }: ServiceWorkerRegistration, key: string) {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const before = await pushManager.getSubscription()
    if (!before) throw error
    // Made for another key, which this farm does not have any more.
    await before.unsubscribe()
    return pushManager.subscribe(options)
  }
}
