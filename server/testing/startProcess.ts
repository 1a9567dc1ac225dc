import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** A service that runs as a process of its own: what it printed, and how it ended. */
export type Started = {
  child: ChildProcess
  ended: Promise<number | null>
  ready: Promise<{ listening: string; invitationCode: string }>
  lines: string[]
  errors: () => string
}

/**
 * Starts the service as its operators do. It is killed when the test that asked for it is finished. `log` is where its errors
 * go to instead of here: a file's descriptor.
 */
export function startProcess(
  env: Record<string, string | undefined>,
  log: number | 'pipe' = 'pipe',
): Started {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env,
    stdio: ['ignore', 'pipe', log],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const { stdout } = child
  const lines: string[] = []
  let errors = ''
  child.stderr?.on('data', (part) => {
    errors += String(part)
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const ready = new Promise<{ listening: string; invitationCode: string }>((resolve) => {
    if (stdout)
      createInterface({ input: stdout }).on('line', (line) => {
        lines.push(line)
        resolve(JSON.parse(line))
      })
  })
  return { child, ended, ready, lines, errors: () => errors }
}
