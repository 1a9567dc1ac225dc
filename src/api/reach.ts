import { clockHeard } from '#src/words/clockHeard.ts'

let reachable = true
let gone = 0
const listeners = new Set<() => void>()

/** Whether the last call reached the service. The browser's own word for it is not to be trusted: it knows the cable only. */
export const isReachable = () => reachable

/** How often the browser has said that the network is gone. */
export const timesGone = () => gone

/** Tells whenever that changes; answers how to stop it. */
export function onReach(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Answers whether that is news. */
export function setReachable(now: boolean): boolean {
  const news = now !== reachable
  reachable = now
  if (!now) clockHeard.miss()
  if (news) for (const tell of listeners) tell()
  return news
}

function leave() {
  gone += 1
  setReachable(false)
}

/**
 * Takes the browser's word for going offline at once; only a call that succeeds says that it is back, and none that was under
 * way by then.
 */
export function watchNetwork() {
  if (!navigator.onLine) leave()
  addEventListener('offline', leave)
  addEventListener('online', () => setReachable(true))
}
