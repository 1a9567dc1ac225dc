import { clockHeard } from '#src/words/clockHeard.ts'

let reachable = true
const listeners = new Set<() => void>()

/** Whether the last call reached the service. The browser's own word for it is not to be trusted: it knows the cable only. */
export const isReachable = () => reachable

/** How often the browser has told that the network went away. */
export let timesGone = 0

/** Tells whenever that changes; answers how to stop it. */
export function onReach(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function setReachable(now: boolean): void {
  if (!now) clockHeard.miss()
  if (now === reachable) return
  reachable = now
  for (const tell of listeners) tell()
}

/**
 * Takes the browser's word for going offline at once; only a call that succeeds says that it is back, and none that was under
 * way by then.
 */
export function watchNetwork() {
  if (!navigator.onLine) setReachable(false)
  addEventListener('offline', () => {
    timesGone += 1
    setReachable(false)
  })
  addEventListener('online', () => setReachable(true))
}
