import type { World } from '#server/calls/World.ts'
import type { Report } from '#server/chain/Following.ts'
import { type Job, theJobs } from './jobs.ts'
import { rest } from './rest.ts'

/** The longest pause after failures, milliseconds. */
const LONGEST = 60_000

type Options = {
  report: (line: Report) => void
  jobs?: readonly Job[]
}

/**
 * Does what happens without being asked, each job in a loop of its own: at once again while there was something to do,
 * else after its pause, later and later while it fails, which the log is told, and that it goes on. Stops between two runs, or
 * within one that can be.
 */
export function runJobs(world: World, { report, jobs = theJobs }: Options) {
  const stopped = new AbortController()
  const loops = jobs.map((job) => loop(job, { world, report, stopped: stopped.signal }))
  return {
    stop: async () => {
      stopped.abort()
      await Promise.all(loops)
    },
  }
}

type Running = { world: World; report: (line: Report) => void; stopped: AbortSignal }

async function loop(job: Job, running: Running): Promise<void> {
  const { world, stopped } = running
  let failures = 0
  while (!stopped.aborted) {
    const ran = await runOnce(job, running, failures)
    if (ran === 'ended') return
    failures = ran.failures
    if (ran.did > 0) continue
    const pause = Math.min(LONGEST, job.pause * 2 ** Math.min(failures, 10))
    await rest(world.clock, pause, stopped)
  }
}

/** How much one run did, and how often the job has failed in a row by now; ended: it was stopped within it. */
async function runOnce(
  job: Job,
  { world, report, stopped }: Running,
  before: number,
): Promise<{ did: number; failures: number } | 'ended'> {
  try {
    const did = await job.run(world, report, stopped)
    if (before > 0) report({ level: 'info', event: 'job goes on', job: job.name, failures: before })
    return { did, failures: 0 }
  } catch (error) {
    if (stopped.aborted && error === stopped.reason) return 'ended'
    const failures = before + 1
    report({ level: 'error', event: 'job failed', job: job.name, failures, error })
    return { did: 0, failures }
  }
}
