import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from './place.ts'

type Cluster = Pick<Place, 'data'>

/** The process id that the cluster's lock file names, if that process is this cluster's server. */
export function postmaster(cluster: Cluster): number | undefined {
  try {
    const pid = Number(lockFile(cluster).split('\n')[0])
    return pid > 0 && serves(pid, cluster) ? pid : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const lockFile = ({ data }: Cluster) => readFileSync(join(data, 'postmaster.pid'), 'utf8')

/** Removes the lock file of a server that is gone: its number may by now be another program's. */
export const removeStaleLock = ({ data }: Cluster) =>
  rmSync(join(data, 'postmaster.pid'), { force: true })

/** Ends a server: a fast shutdown, and an immediate one when that takes longer than half a minute. */
export async function stopPostmaster(pid: number, cluster: Cluster): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!serves(pid, cluster)) return
    signalTo(pid, signal)
    for (let waited = 0; waited < 30_000; waited += 20) {
      if (!serves(pid, cluster)) return
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

/** Whether the process is the server of that cluster: numbers are given again, to other clusters' servers too. */
export function serves(pid: number, { data }: Cluster): boolean {
  // A zombie has no command line: it is gone, only nobody has said so.
  const words = commandLine(pid)
  return words.includes('postgres') && words.includes(data)
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
