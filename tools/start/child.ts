import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { type LogFile, openLogFile } from './openLogFile.ts'
import { root } from './root.ts'

/** A program of ours that runs beside us. `ready` is the line of JSON that it prints when it serves. */
export type Child<Ready> = {
  pid: number
  ready: Ready
  /** Resolves when it is gone, with what it ended with. */
  gone: Promise<Ended>
  /** Asks it to end and waits; kills it when it takes longer than 15 s. */
  stop: () => Promise<void>
}

type Ended = number | NodeJS.Signals | null

export type Program = {
  name: string
  /** Seen from the project's folder. */
  file: string
  env: NodeJS.ProcessEnv
  logFile: string
  /** Whether a line that it prints says that it serves. */
  isReady: (line: object) => boolean
  /** Told its process id at once. */
  spawned: (pid: number) => void
  /** Gives up on it while it is starting. */
  signal: AbortSignal
}

/**
 * Starts a program and waits for its ready line. It holds a channel to us and ends by itself when we are gone. What it
 * says goes to its log file. Throws the last of that when it ends before it is ready.
 */
export async function start<Ready>(program: Program): Promise<Child<Ready>> {
  program.signal.throwIfAborted()
  const log = openLogFile(program.logFile)
  const child = spawn(process.execPath, [resolve(root, program.file)], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...program.env },
    // A group of its own: Ctrl-C is ours to hand on, in order.
    detached: true,
    stdio: ['ignore', 'pipe', log.descriptor, 'ipc'],
  })
  if (child.pid) program.spawned(child.pid)
  const gone = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal))
    child.on('error', () => resolve(1))
  })
  void gone.then(log.close)
  const stopThis = () => stop(child, gone)
  try {
    const ready = await Promise.race([
      readyLine<Ready>(child, program, log),
      failure(program, gone, log),
    ])
    return { pid: child.pid ?? 0, ready, gone, stop: stopThis }
  } catch (error) {
    await stopThis()
    throw error
  }
}

const readyLine = <Ready>(child: ChildProcess, { isReady }: Program, log: LogFile) =>
  new Promise<Ready>((resolve, reject) => {
    if (!child.stdout) return reject(new Error('a child without a standard output'))
    // Read on after that line too: a full pipe would stop the child.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = jsonOf(line)
      if (said && isReady(said)) resolve(said as Ready)
      // What it says when it is ready may hold keys.
      else log.write(line)
    })
  })

function jsonOf(line: string): object | undefined {
  try {
    const said: unknown = JSON.parse(line)
    return said instanceof Object ? said : undefined
  } catch {
    return undefined
  }
}

/** Never resolves: it throws when the program ends, or when nobody waits for it any more. */
async function failure(
  { name, signal }: Program,
  gone: Promise<Ended>,
  log: LogFile,
): Promise<never> {
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const ended = await Promise.race([gone, given])
  const why = log.tail().split('\n').map(inWords).join('\n')
  throw new Error(`${name} ended with ${ended} before it was ready:\n${why}\n(${log.path})`)
}

/** Of a line of a log in JSON what a person wants to know. */
function inWords(line: string): string {
  const said = jsonOf(line) as { event?: string; error?: { message?: string } } | undefined
  return said?.error?.message ?? said?.event ?? line
}

async function stop(child: ChildProcess, gone: Promise<Ended>): Promise<void> {
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000)
  child.kill('SIGTERM')
  await gone
  clearTimeout(late)
}
