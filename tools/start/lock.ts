import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { alive, end, type Known, known } from './processes.ts'

/** What a running farm says of itself in its data folder; without a supervisor it has ended in order. */
type Running = {
  supervisor?: Known | undefined
  /** Who started it; without whom it ends. */
  launcher?: Known | undefined
  url?: string
  /** It is about to end. */
  ending?: boolean
  children: Known[]
}

/** Somebody else runs a farm on this data folder. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning'
}

/** The data folder is ours until `release`; `note` keeps what a next start must know. */
export type Lock = { note: (change: Partial<Running>) => void; release: () => void }

/** Milliseconds that a farm may take to end. */
const PATIENCE = 40_000

const NAME = /^running\.(\d+)\.json$/

/**
 * Takes the data folder. Throws `AlreadyRunning` when another start has it; ends what a killed one left behind.
 *
 * Each start that gets it makes the file with the next number, which one alone can; the highest number is the one that
 * counts, and it stays when the farm ends. So nobody ever removes a lock that another has just taken.
 */
export async function takeLock(dataDir: string, launcher?: Known): Promise<Lock> {
  mkdirSync(dataDir, { recursive: true })
  for (;;) {
    const last = await free(dataDir)
    const file = join(dataDir, `running.${last.number + 1}.json`)
    const { children } = last.running
    const running: Running = { supervisor: known(process.pid), launcher, children }
    if (!made(file, running)) continue
    forgetBefore(dataDir, last.number + 1)
    for (const child of children) await end(child)
    const note = (change: Partial<Running>) => {
      Object.assign(running, change)
      write(file, running, renameSync)
    }
    note({ children: [] })
    return { note, release: () => note({ supervisor: undefined, children: [] }) }
  }
}

/** What the last farm left, once it has ended. One that is not about to end is not waited for. */
async function free(dataDir: string): Promise<Latest> {
  for (const until = Date.now() + PATIENCE; ; await wait(20)) {
    const last = latest(dataDir)
    if (!runs(last.running)) return last
    if (!ends(last.running) || Date.now() > until) throw alreadyRunning(dataDir, last.running)
  }
}

const runs = ({ supervisor }: Running) => supervisor !== undefined && alive(supervisor)

const ends = ({ ending, launcher }: Running) =>
  ending === true || (launcher !== undefined && !alive(launcher))

const alreadyRunning = (dataDir: string, { url }: Running) =>
  new AlreadyRunning(`the farm in ${dataDir} runs already${url ? `: ${url}` : ''}`)

const numbers = (dataDir: string) =>
  readdirSync(dataDir).flatMap((name) => Number(NAME.exec(name)?.[1] ?? []))

type Latest = { number: number; running: Running }

function latest(dataDir: string): Latest {
  const number = Math.max(0, ...numbers(dataDir))
  try {
    const text = readFileSync(join(dataDir, `running.${number}.json`), 'utf8')
    return { number, running: JSON.parse(text) as Running }
  } catch {
    // None yet; or a newer one took its place, and its number is refused; or torn by a power cut, after which nobody runs.
    return { number, running: { children: [] } }
  }
}

function forgetBefore(dataDir: string, number: number) {
  for (const old of numbers(dataDir)) {
    if (old < number) rmSync(join(dataDir, `running.${old}.json`), { force: true })
  }
}

function made(file: string, running: Running): boolean {
  try {
    write(file, running, linkSync)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** It appears with all that is in it. */
function write(file: string, running: Running, place: (from: string, to: string) => void) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(running), { mode: 0o600 })
  try {
    place(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}
