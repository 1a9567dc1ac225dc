import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '#tools/start/root.ts'
import type { PayerTask } from './PayerTask.ts'

/** A payer as a process of its own. */
export type Payer = {
  /** Resolves with the signal that ended it; throws what it said where it ended by itself. */
  died: Promise<string>
  kill: () => Promise<unknown>
}

/** Starts a payer that pays until it is killed. */
export function startPayer(task: PayerTask): Payer {
  const child = fork(resolve(root, 'tools/crash-payouts.ts'), {
    env: {
      ...process.env,
      PAYER_TASK: JSON.stringify(task),
      NODE_COMPILE_CACHE: join(tmpdir(), 'bitwave-crash-cache'),
    },
    silent: true,
  })
  let said = ''
  child.stderr?.on('data', (data) => {
    said += data
  })
  const died = once(child, 'exit').then(([code, signal]) => {
    if (signal === null)
      throw new Error(`the payer ended by itself (${code}): ${said.slice(-2_000)}`)
    return String(signal)
  })
  died.catch(() => undefined)
  return {
    died,
    kill: () => {
      child.kill('SIGKILL')
      return died.catch(() => undefined)
    },
  }
}
