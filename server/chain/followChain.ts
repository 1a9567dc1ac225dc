import { setTimeout as wait } from 'node:timers/promises'
import type { Following, Report } from './Following.ts'
import { look } from './look.ts'
import { chainOf } from './poolBalances.ts'
import { type Stepped, step, TAKEN_BACK } from './step.ts'
import { wordsOf } from './wordsOf.ts'

/** How following goes. */
type FollowStatus = {
  /** The newest block that the node has shown; 0 before the first answer. */
  head: number
  /** When all was settled that there was, by the system's clock; null before the first time. */
  lastOk: Date | null
  /** What went wrong in the last step; null where it succeeded. */
  error: string | null
  /** Steps that failed one after the other. */
  failures: number
  /** Whether the node shows a chain that cannot be followed. */
  halted: boolean
  /** How often credits were taken back since the start; a halt is told by itself. */
  alarms: number
}

export type Followed = {
  stop: () => Promise<void>
  status: () => FollowStatus
  /** All that was there at the start is settled, or nobody could tell, or it was stopped. */
  caughtUp: Promise<void>
}

/** Milliseconds from one look at the chain to the next: on the devnet people watch, elsewhere blocks take seconds. */
const EVERY = { devnet: 250, chain: 1_000 }
/** The longest pause after failures, milliseconds. */
const LONGEST = 30_000

/**
 * Follows the chain until told to stop: sees payments, credits them once they are deep enough, takes back what the
 * chain takes back, looks after orders that name a transaction. Answers after the first step, so that the clock is
 * right; a node or database that is away is asked again and again, and said in `status()`.
 */
export async function followChain(
  following: Following,
  report: (line: Report) => void,
): Promise<Followed> {
  const status: FollowStatus = {
    head: 0,
    lastOk: null,
    error: null,
    failures: 0,
    halted: false,
    alarms: 0,
  }
  const told = (line: Report) => {
    if (line.event === TAKEN_BACK) status.alarms += 1
    report(line)
  }
  const follower = { ...following, chain: chainOf(following.config), report: told }
  const stopped = new AbortController()
  const attempt = async (work: () => Promise<Stepped>) => {
    const before = status.error
    try {
      const { outcome, head } = await work()
      const halted = outcome === 'halted'
      Object.assign(status, { head, halted, failures: 0, error: null })
      if (outcome !== 'more') status.lastOk = new Date()
      if (before !== null) report({ level: 'info', event: 'chain read again' })
    } catch (error) {
      status.failures += 1
      status.error = wordsOf(error)
      // Once for each new trouble, not once for each try.
      if (before === null) report({ level: 'warn', event: 'chain not read', error: status.error })
    }
  }
  const lookOnce = () => attempt(() => look(follower, stopped.signal))
  await attempt(() => step(follower))
  const caughtUp = status.failures > 0 ? Promise.resolve() : lookOnce()
  const loop = caughtUp.then(() => run(lookOnce, { status, following, stopped: stopped.signal }))
  return {
    status: () => ({ ...status }),
    caughtUp,
    stop: () => {
      stopped.abort()
      return loop
    },
  }
}

type Run = { status: FollowStatus; following: Following; stopped: AbortSignal }

async function run(lookOnce: () => Promise<void>, { status, following, stopped }: Run) {
  const every = following.config.devnetUrl ? EVERY.devnet : EVERY.chain
  while (!stopped.aborted) {
    const pause = Math.min(LONGEST, every * 2 ** Math.min(status.failures, 10))
    await wait(pause, undefined, { signal: stopped }).catch(() => undefined)
    if (!stopped.aborted) await lookOnce()
  }
}
