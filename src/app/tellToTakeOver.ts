import { isAskingAnywhere } from '#src/api/asking.ts'

/** Milliseconds between two looks whether anything is asked, and how many of them there are: half a minute in all. */
const MOMENT = 300
const MOMENTS = 100

/**
 * Tells the next worker to take over as soon as nothing is asked in any tab. A worker that is woken while it gives way
 * keeps the next one waiting until nothing was asked of it for half a minute, and nobody can hurry it any more.
 */
export async function tellToTakeOver(next: ServiceWorker, moments = MOMENTS): Promise<void> {
  if (next.state !== 'installed') return
  if (moments > 0 && (await isAskingAnywhere())) {
    setTimeout(() => tellToTakeOver(next, moments - 1), MOMENT)
  } else {
    next.postMessage({ type: 'SKIP_WAITING' })
  }
}
