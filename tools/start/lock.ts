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
import { alive, end, type Known, known } from './processes.ts'

/** What a running farm says of itself in its data folder; without a supervisor it has ended in order. */
type Running = { supervisor?: Known | undefined; url?: string; children: Known[] }

/** Somebody else runs a farm on this data folder. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning'
}

/** The data folder is ours until `release`; `note` keeps what a next start must know. */
export type Lock = { note: (change: Partial<Running>) => void; release: () => void }

const NAME = /^running\.(\d+)\.json$/

/**
 * Takes the data folder. Throws `AlreadyRunning` when another start has it; ends what a killed one left behind.
 *
 * Each start that gets it makes the file with the next number, which one alone can; the highest number is the one that
 * counts, and it stays when the farm ends. So nobody ever removes a lock that another has just taken.
 */
export async function takeLock(dataDir: string): Promise<Lock> {
  mkdirSync(dataDir, { recursive: true })
  for (;;) {
    const last = latest(dataDir)
    refuseSecond(dataDir, last.running)
    const file = join(dataDir, `running.${last.number + 1}.json`)
    const { children } = last.running
    const running: Running = { supervisor: known(process.pid), children }
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

function refuseSecond(dataDir: string, { supervisor, url }: Running) {
  if (!supervisor || !alive(supervisor)) return
  throw new AlreadyRunning(`the farm in ${dataDir} runs already${url ? `: ${url}` : ''}`)
}

const numbers = (dataDir: string) =>
  readdirSync(dataDir).flatMap((name) => Number(NAME.exec(name)?.[1] ?? []))

function latest(dataDir: string): { number: number; running: Running } {
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
