import { type KeptAnswer, type KeptStart, keptCopy } from '#shared/keptCopy.ts'
import { furtherFor, isFurther, isFurtherAt, type Key, keyOf, placesFor } from './keyOf.ts'

const CACHE = keptCopy.answers
/** When an answer was kept, milliseconds of this device's clock; there on kept answers alone. */
const KEPT_AT = 'x-kept-at'
/** Set by a page that asks what is kept, and no more (`src/api/askCopy.ts`). */
const KEPT_ONLY = 'x-kept-only'
/** What it answers, as `keyOf` says it. */
const KEPT_FOR = 'x-kept-for'
/** How long the network may take before what was kept is shown, milliseconds. */
const PATIENCE = 4_000
/** The same once a late answer has come all the same: a slow network is one. Less than a page itself waits. */
const SLOW_PATIENCE = 9_000

/** Whether the last answer of the network came too late to be shown. */
let isSlow = false

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
  if (request.headers.has(KEPT_ONLY))
    return (await kept(key.key)) ?? new Response(null, { status: 204 })
  const began = Date.now()
  const network = fetch(request).then((answer) => {
    isSlow = answer.ok && Date.now() - began > PATIENCE
    if (answer.ok) later(keep(key, answer.clone(), asked))
    return answer
  })
  const patience = isSlow ? SLOW_PATIENCE : PATIENCE
  const first = await Promise.race([network.catch(() => undefined), pause(patience)])
  if (first?.ok) return first
  isSlow = false
  return (await kept(key.key)) ?? network
}

/** How long the service may take to be reached before the page starts as if it were, milliseconds. */
const LOOK = 50
/** What is longer is no part of a first screen, letters. */
const LONG = 64_000

/**
 * What is kept for whoever starts the app, at once: the page need not ask for one after the other. What
 * can be thousands, as further pages of lists, it asks for when it shows it.
 */
export async function tellStart(request: Request): Promise<Response> {
  const tried = fetch('/healthz', { method: 'HEAD', cache: 'no-store' })
  const away = Promise.race([tried.then(isThere, isAway), pause(LOOK)])
  const places = await placesFor(request)
  const store = await caches.open(CACHE)
  const keys = (await store.keys()).filter(
    ({ url }) =>
      !isFurtherAt(url) && places.some((place) => new URL(url).pathname.startsWith(place)),
  )
  const answers = (await Promise.all(keys.map((key) => readKept(store, key)))).flat()
  const told: KeptStart = { away: (await away) ?? false, answers }
  return Response.json(told)
}

const isThere = () => false
const isAway = () => true

async function readKept(store: Cache, key: Request): Promise<KeptAnswer[]> {
  const answer = await store.match(key)
  const asked = answer?.headers.get(KEPT_FOR)
  // Kept by a worker of before, which did not write down what for.
  if (!answer || !asked) return []
  const whole = decodeURIComponent(asked)
  // By one that kept such things among the first ones: nobody looks for them there any more.
  if (isFurther(whole)) {
    await store.put(furtherFor(key.url), answer)
    await store.delete(key)
    return []
  }
  const text = await answer.text()
  if (text.length > LONG) return []
  return [{ asked: whole, at: Number(answer.headers.get(KEPT_AT)), text }]
}

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))

const kept = async (key: string) => (await caches.open(CACHE)).match(key)

/** Keeps an answer that says yes and lets go of what is there no more; any other refusal is for the moment. */
async function keep(key: Key, answer: Response, asked: number): Promise<void> {
  const text = await answer.text()
  if (isGone(text)) await letGo(key)
  if (!/^\{"code":200,/.test(text) || (await isOff())) return
  const store = await caches.open(CACHE)
  const headers = {
    'content-type': 'application/json',
    [KEPT_AT]: String(Date.now()),
    [KEPT_FOR]: encodeURIComponent(key.asked),
  }
  await store.put(key.key, new Response(text, { headers }))
  if (isFurther(key.asked)) await dropOldest(store)
  // Forgotten or switched off while it was written: the store was deleted under it, or made anew by it.
  if (asked !== epoch || (await isOff())) await caches.delete(CACHE)
}

/** The one thing that was asked for by its id is not there. */
const isGone = (text: string) => /^\{"code":400,/.test(text) && JSON.parse(text).field === 'id'

async function letGo({ key }: Key) {
  if (await caches.has(CACHE)) await caches.open(CACHE).then((store) => store.delete(key))
}

/** So many further answers are kept, the newest: each new row at the top of a list makes all pages below it others. */
const PAGES = 2_000

async function dropOldest(store: Cache) {
  const pages = (await store.keys()).filter(({ url }) => isFurtherAt(url))
  for (const page of pages.slice(0, -PAGES)) await store.delete(page)
}

/** Whether the person wants nothing kept on this device. */
const isOff = async () =>
  (await caches.match(keptCopy.off, { cacheName: keptCopy.settings })) !== undefined
