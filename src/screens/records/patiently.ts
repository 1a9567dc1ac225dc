import { Refused } from '#src/api/Refused.ts'
import { Unanswered } from '#src/api/Unanswered.ts'

export type Patience = {
  signal: AbortSignal
  /** Told when it waits for the network, and when it goes on. */
  onWaiting: (waits: boolean) => void
}

/** Milliseconds between two tries while the network is away. */
const PAUSE = 3_000

/** What was answered is not what was asked for: the device's copy of a page, from before the file was begun. */
export class Outdated extends Error {
  override name = 'Outdated'
}

/**
 * For an answer after the service's first one, told at `begun` by its time. Throws `Outdated` where it is this device's copy
 * from before: what was said since is waited for.
 */
export function refuseOlder(saved: Date | null, begun: number): void {
  if (saved && saved.getTime() < begun) throw new Outdated()
}

/** Asks until there is an answer: as long as the service says to wait, and while the network is away. Throws what else it says. */
export async function patiently<T>(
  work: () => Promise<T>,
  { signal, onWaiting }: Patience,
): Promise<T> {
  for (;;) {
    signal.throwIfAborted()
    try {
      const answer = await work()
      onWaiting(false)
      return answer
    } catch (error) {
      signal.throwIfAborted()
      await pause(waitFor(error, onWaiting), signal)
    }
  }
}

/** Milliseconds; throws what no waiting helps against. */
function waitFor(error: unknown, onWaiting: Patience['onWaiting']): number {
  if (error instanceof Refused && error.retryAfter) return error.retryAfter * 1_000
  if (!(error instanceof Unanswered || error instanceof Outdated)) throw error
  onWaiting(true)
  return PAUSE
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
