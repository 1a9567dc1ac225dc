import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** A process that cannot be taken for another: its number may be given again, its start cannot. */
export type Known = { pid: number; started: string }

/** What tells this process from any other that had or will have its number. */
export const known = (pid: number): Known => ({ pid, started: startOf(pid) ?? '' })

/** Whether it still runs. */
export const alive = ({ pid, started }: Known): boolean => startOf(pid) === started

/** Ends it: asked first, killed when it has not gone after `patience` milliseconds. */
export async function end(process_: Known, patience = 10_000): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!alive(process_)) return
    process.kill(process_.pid, signal)
    for (let waited = 0; alive(process_) && waited < patience; waited += 20) await wait(20)
  }
}

/** When it started, as the system counts; undefined when it is gone (or a zombie, which is gone too). */
function startOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return signalled(pid) ? 'unknown' : undefined
  try {
    const [state, ...rest] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return state === 'Z' ? undefined : rest[18]
  } catch {
    return undefined
  }
}

function signalled(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
