import { isAsking } from '#src/api/asking.ts'
import type { AppRouter } from './makeRouter.ts'
import { mayRestart } from './mayRestart.ts'
import { tellToTakeOver } from './tellToTakeOver.ts'

const MARK = 'bw.updated'
/** Milliseconds until the page loads anew even if nobody said that the new worker is in charge. */
const PATIENCE = 5_000
/** Milliseconds after moving on, and how many times over, until it is clear that this is no safe moment. */
const MOMENT = 300
const MOMENTS = 30
/** Milliseconds between two looks for a new build in a page that stays open. */
const BETWEEN = 60 * 60_000

/**
 * Looks for new builds quietly, and lets one in when the person moves on to another screen and nothing is open, typed or
 * being sent. Where another tab has let it in, this one goes on with the parts of its own build until such a moment.
 */
export function letUpdatesIn(
  router: AppRouter,
  registration: ServiceWorkerRegistration,
  isOutdated: () => boolean,
) {
  const letIn = () => {
    if (isOutdated()) location.reload()
    else if (registration.waiting) takeOver(registration.waiting).catch(() => {})
  }
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged && (isOutdated() || registration.waiting)) whenIdle(letIn, MOMENTS)
  })

  const look = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  }
  addEventListener('visibilitychange', look)
  addEventListener('online', look)
  setInterval(look, BETWEEN)
}

/**
 * The screen that was left is still there for a moment, and the one that comes may be loading what it shows. Nothing may be
 * asked either: a worker that is to give way while it is at work keeps the next one waiting for half a minute or more.
 */
function whenIdle(work: () => void, moments: number) {
  setTimeout(() => {
    if (mayRestart() && !isAsking()) work()
    else if (moments > 1) whenIdle(work, moments - 1)
  }, MOMENT)
}

/** Once for each build: an update that does not take must not reload the page for ever. */
async function takeOver(waiting: ServiceWorker) {
  const { messageSW } = await import('workbox-window')
  const build: unknown = await messageSW(waiting, { type: 'BUILD' })
  if (sessionStorage.getItem(MARK) !== build) whenIdle(() => swap(waiting, build), MOMENTS)
}

function swap(waiting: ServiceWorker, build: unknown) {
  sessionStorage.setItem(MARK, String(build))
  let done = false
  const reload = () => {
    if (done) return
    done = true
    whenIdle(() => location.reload(), MOMENTS)
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  // As long as the worker before is at work, the page would be given its own build again.
  setTimeout(() => {
    if (waiting.state === 'activated') reload()
  }, PATIENCE)
  void tellToTakeOver(waiting)
}
