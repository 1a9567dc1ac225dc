import { clockHeard } from '#src/words/clockHeard.ts'

let reachable = true
const listeners = new Set<() => void>()

/** Whether the last call reached the service. The browser's own word for it is not to be trusted: it knows the cable only. */
export const isReachable = () => reachable

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

/** Takes the browser's word for going offline at once; only a call that succeeds says that it is back. */
export function watchNetwork() {
  if (!navigator.onLine) setReachable(false)
  addEventListener('offline', () => setReachable(false))
  addEventListener('online', () => setReachable(true))
}
