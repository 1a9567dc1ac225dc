import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from './place.ts'

/** The process id that the cluster's lock file names, if that process is alive and a PostgreSQL. */
export function postmaster({ data }: Pick<Place, 'data'>): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return pid > 0 && isPostgres(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

/** Removes the lock file of a server that is gone: its number may by now be another program's. */
export const removeStaleLock = ({ data }: Pick<Place, 'data'>) =>
  rmSync(join(data, 'postmaster.pid'), { force: true })

/** Ends a server: a fast shutdown, and an immediate one when that takes longer than half a minute. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    signalTo(pid, signal)
    for (let waited = 0; waited < 30_000; waited += 20) {
      if (!isPostgres(pid)) return
      await wait(20)
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop`)
}

function signalTo(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  try {
    // A zombie has no command line: it is gone, only nobody has said so.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}
