import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#server/clock/clock.ts'

/** How often a rest looks at the clock, milliseconds. */
const GLANCE = 500

/** How far the business clock may run ahead of ours in a rest before it ends it, milliseconds. */
const JUMP = 2_000

/** Waits, but not past a jump of the business clock: a day that was skipped is due at once. */
export async function rest(
  clock: Clock,
  milliseconds: number,
  stopped: AbortSignal,
): Promise<void> {
  const lead = () => clock.now().getTime() - performance.now()
  const before = lead()
  const until = performance.now() + milliseconds
  while (!stopped.aborted && performance.now() < until && lead() - before < JUMP) {
    const left = Math.max(0, until - performance.now())
    await wait(Math.min(GLANCE, left), undefined, { signal: stopped }).catch(() => undefined)
  }
}
