import { keptCopy } from '#shared/keptCopy.ts'
import { keyOf } from './keyOf.ts'

const CACHE = keptCopy.answers
/** When an answer was kept, milliseconds of this device's clock; there on kept answers alone. */
const KEPT_AT = 'x-kept-at'
/** How long the network may take before what was kept is shown, milliseconds. */
const PATIENCE = 4_000

/** Raised when everything is forgotten: an answer that was asked for before is not kept after. */
let epoch = 0

/** Forgets all kept answers. */
export async function forgetKept(): Promise<void> {
  epoch += 1
  await caches.delete(CACHE)
}

/**
 * Answers a read from the network, and from what was kept where that is slow, away or broken. `later` holds the worker
 * awake while it keeps a new answer.
 */
export async function answerRead(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const asked = epoch
  const key = await keyOf(request, await request.clone().text())
  const network = fetch(request).then((answer) => {
    if (answer.ok) later(keep(key, answer.clone(), asked))
    return answer
  })
  const first = await Promise.race([network.catch(() => undefined), pause(PATIENCE)])
  if (first?.ok) return first
  return (await kept(key)) ?? network
}

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))

const kept = async (key: string) => (await caches.open(CACHE)).match(key)

/** Keeps an answer that says yes; a refusal is for the moment. */
async function keep(key: string, answer: Response, asked: number): Promise<void> {
  const text = await answer.text()
  if (!/^\{"code":200,/.test(text) || (await isOff())) return
  const store = await caches.open(CACHE)
  const headers = { 'content-type': 'application/json', [KEPT_AT]: String(Date.now()) }
  await store.put(key, new Response(text, { headers }))
  // Forgotten or switched off while it was written: the store was deleted under it, or made anew by it.
  if (asked !== epoch || (await isOff())) await caches.delete(CACHE)
}

/** Whether the person wants nothing kept on this device. */
const isOff = async () =>
  (await caches.match(keptCopy.off, { cacheName: keptCopy.settings })) !== undefined
