import { setTimeout as wait } from 'node:timers/promises'
import { type Head, headOf } from './control.ts'

/** Ends a loop and waits until its last round is over. */
export type Loop = { stop(): Promise<void> }

/** Looks at the chain's head every `period` milliseconds, one round at a time. What fails is told and tried again. */
export function follow(
  url: string,
  { period, log }: { period: number; log: (line: string) => void },
  round: (head: Head) => Promise<void>,
): Loop {
  const ending = new AbortController()
  const { signal } = ending
  const run = async () => {
    while (!signal.aborted) {
      try {
        await round(await headOf(url))
      } catch (cause) {
        if (!signal.aborted) log(`The chain cannot be followed: ${String(cause)}`)
      }
      await wait(period, undefined, { signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    stop() {
      ending.abort()
      return running
    },
  }
}
