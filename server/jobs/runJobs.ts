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
 * else after its pause, later and later while it fails. Stops between two runs, or
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

async function loop(job: Job, { world, report, stopped }: Running): Promise<void> {
  let failures = 0
  while (!stopped.aborted) {
    try {
      const did = await job.run(world, report, stopped)
      failures = 0
      if (did > 0) continue
    } catch (error) {
      if (stopped.aborted && error === stopped.reason) return
      failures += 1
      report({ level: 'error', event: 'job failed', job: job.name, failures, error })
    }
    const pause = Math.min(LONGEST, job.pause * 2 ** Math.min(failures, 10))
    await rest(world.clock, pause, stopped)
  }
}
