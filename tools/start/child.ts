import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** A program of ours that runs beside us. `ready` is the one line of JSON that it prints when it serves. */
export type Child<Ready> = {
  pid: number
  ready: Ready
  /** Resolves when it is gone, with what it ended with. */
  gone: Promise<number | NodeJS.Signals | null>
  /** Asks it to end and waits; kills it when it takes longer than 15 s. */
  stop: () => Promise<void>
}

export type Program = { name: string; file: string; env: NodeJS.ProcessEnv; logFile: string }

/**
 * Starts a program and waits for its ready line. It holds a channel to us and ends by itself when we are gone. What it
 * says goes to its log file.
 */
export async function start<Ready>({ name, file, env, logFile }: Program): Promise<Child<Ready>> {
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(process.execPath, [file], {
    env,
    // A group of its own: Ctrl-C is ours to hand on, in order.
    detached: true,
    stdio: ['ignore', 'pipe', log, 'ipc'],
  })
  closeSync(log)
  const gone = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? signal))
    child.on('error', () => resolve(1))
  })
  const ready = await Promise.race([
    readyLine<Ready>(child),
    gone.then((code) => {
      throw new Error(`${name} ended with ${code} before it was ready; ${logFile} says why`)
    }),
  ])
  return { pid: child.pid ?? 0, ready, gone, stop: () => stop(child, gone) }
}

const readyLine = <Ready>(child: ChildProcess) =>
  new Promise<Ready>((resolve, reject) => {
    if (!child.stdout) return reject(new Error('a child without a standard output'))
    // Read on after the first line too: a full pipe would stop the child.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{')) resolve(JSON.parse(line) as Ready)
    })
  })

async function stop(child: ChildProcess, gone: Promise<unknown>): Promise<void> {
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000)
  child.kill('SIGTERM')
  await gone
  clearTimeout(late)
}
