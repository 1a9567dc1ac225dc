import { isFetchingAhead, onLost } from '#src/ui/fetchAhead.ts'
import { isLostChunk } from './isLostChunk.ts'
import { mayRestart } from './mayRestart.ts'
import { tellToTakeOver } from './tellToTakeOver.ts'

const MARK = 'bw.reloaded'
/** How long a new build may take to be ready, milliseconds. */
const PATIENCE = 30_000

/** The build that runs, by the address of its entry: hashed by content. */
const build = import.meta.url

/**
 * After a release the old files may be gone. A part that does not arrive reloads the app once for each build, and not
 * while the service is out of reach, where the screen says so instead. What was only fetched ahead reloads nothing: the
 * finger may still be down on its link, and the tap would be lost.
 */
export function reloadLostChunks() {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (isLostChunk(payload) && !isFetchingAhead()) renew()
  })
  onLost(renew)
}

/** Reloads the app for a part that is needed and is not there, as `reloadLostChunks` says. */
export const renew = () => void tryToRenew().catch(() => {})

async function tryToRenew() {
  if (sessionStorage.getItem(MARK) === build) return
  // The browser's own word for being online knows the cable only. Failing here is the answer: there is no network.
  const { ok } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })
  if (!ok || sessionStorage.getItem(MARK) === build) return
  sessionStorage.setItem(MARK, build)
  await Promise.race([letIn(), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  // Whoever went on in the meantime gets the new build like any other.
  if (mayRestart()) location.reload()
}

/** The page comes from the worker: without a new one it would be the same that misses the part. */
async function letIn() {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  await registration.update().catch(() => {})
  const next = registration.installing ?? registration.waiting
  if (!next) return
  const inCharge = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  const tell = () => void tellToTakeOver(next)
  next.addEventListener('statechange', tell)
  tell()
  await inCharge
}
