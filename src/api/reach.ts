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
 * Takes the browser's word for a network that went away, and for one that is there again until a call says otherwise: a form
 * that asks for nothing would never hear that it is. No call that was under way when it went away says that it is back.
 */
export function watchNetwork() {
  if (!navigator.onLine) setReachable(false)
  addEventListener('offline', () => {
    timesGone += 1
    setReachable(false)
  })
  addEventListener('online', () => setReachable(true))
}
