import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alive, end, type Known, known } from './processes.ts'

/** What a running farm says of itself in its data folder. */
type Running = { supervisor: Known; url?: string; children: Known[] }

/** Somebody else runs a farm on this data folder. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning'
}

/** The data folder is ours until `release`; `note` keeps what a next start must know. */
export type Lock = { note: (change: Partial<Running>) => void; release: () => void }

/**
 * Takes the data folder. Throws `AlreadyRunning` when another start has it; ends what a killed one left behind.
 */
export async function takeLock(dataDir: string): Promise<Lock> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'running.json')
  const running: Running = { supervisor: known(process.pid), children: [] }
  while (!created(file, running)) await clearUp(file, dataDir)
  return {
    note: (change) => {
      Object.assign(running, change)
      writeFileSync(`${file}.new`, JSON.stringify(running), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
    release: () => rmSync(file, { force: true }),
  }
}

async function clearUp(file: string, dataDir: string): Promise<void> {
  const left = read(file)
  if (left && alive(left.supervisor)) {
    throw new AlreadyRunning(
      `the farm in ${dataDir} runs already${left.url ? `: ${left.url}` : ''}`,
    )
  }
  // Moved away first: of two starts that find the same leftovers, one goes on and the other looks again.
  const aside = `${file}.${process.pid}`
  if (!moved(file, aside)) return
  for (const child of left?.children ?? []) await end(child)
  rmSync(aside, { force: true })
}

function created(file: string, running: Running): boolean {
  try {
    writeFileSync(file, JSON.stringify(running), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function read(file: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Running
  } catch {
    // Gone, or torn by a power cut: nobody holds it.
    return undefined
  }
}

function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
