import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** A process that cannot be taken for another: its number may be given again, its start cannot. */
export type Known = { pid: number; started: string }

/** What tells this process from any other that had or will have its number. */
export const known = (pid: number): Known => ({ pid, started: startOf(pid) ?? '' })

/** Whether it still runs. */
export const alive = ({ pid, started }: Known): boolean => startOf(pid) === started

/** Ends it: asked first, killed when it has not gone after `patience` milliseconds. */
export async function end(known: Known, patience = 10_000): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!alive(known)) return
    signalTo(known.pid, signal)
    for (let waited = 0; alive(known) && waited < patience; waited += 20) await wait(20)
  }
  if (alive(known)) throw new Error(`process ${known.pid} of an earlier start does not end`)
}

/** When it started, as the system counts; undefined when it is gone (or a zombie, which is gone too). */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    }
    const [state, ...rest] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return state === 'Z' ? undefined : rest[18]
  } catch {
    return undefined
  }
}

function signalTo(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
