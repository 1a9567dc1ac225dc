import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import type { Ready } from '#devnet/startDevnet.ts'

/** The devnet as it is really started, in a process of its own that ends with the test. */
export async function runDevnet(dir: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    env: { ...process.env, NODE_ENV: 'development', DEVNET_DIR: dir, CONFIRMATIONS: '2', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => end(child, 'SIGTERM'))
  let said = ''
  child.stderr?.on('data', (data) => {
    said += data
  })
  if (!child.stdout) throw new Error('no stdout')
  const lines = createInterface({ input: child.stdout })
  const ended = once(child, 'exit').then(() => {
    throw new Error(said)
  })
  ended.catch(() => {})
  const [line] = await Promise.race([once(lines, 'line'), ended])
  return { child, ready: JSON.parse(line) as Ready, said: () => said }
}

/** Ends a process where it still runs. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
