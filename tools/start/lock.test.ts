import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './lock.ts'
import { alive, known } from './processes.ts'

let dataDir: string
const helpers: ChildProcess[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bitwave-lock-'))
})
afterEach(() => {
  for (const helper of helpers.splice(0)) helper.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** A process that takes the lock, says what came of it, and stays. */
function starter(): { process: ChildProcess; said: Promise<string> } {
  const program = `
    import { takeLock } from '${new URL('./lock.ts', import.meta.url)}'
    setInterval(() => {}, 1000)
    takeLock(process.argv[1]).then(() => console.log('taken'), (error) => console.log(error.name))`
  const args = ['--input-type=module-typescript', '-e', program, dataDir]
  const helper = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  helpers.push(helper)
  const said = new Promise<string>((resolve) => {
    createInterface({ input: helper.stdout }).once('line', resolve)
  })
  return { process: helper, said }
}

async function killed(helper: ChildProcess) {
  const gone = new Promise((resolve) => helper.once('exit', resolve))
  helper.kill('SIGKILL')
  await gone
}

function sleeper(): ChildProcess {
  const helper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  helpers.push(helper)
  return helper
}

test('a second start is told where the first serves', async () => {
  const { note, release } = await takeLock(dataDir)
  note({ url: 'http://localhost:4820' })
  await expect(takeLock(dataDir)).rejects.toThrow('runs already: http://localhost:4820')
  release()
  ;(await takeLock(dataDir)).release()
})

test('a start waits for one that is just ending, or whose npm was killed', async () => {
  for (const why of [{ ending: true }, { launcher: { ...known(process.pid), started: '1' } }]) {
    const { note, release } = await takeLock(dataDir)
    note(why)
    const next = takeLock(dataDir)
    release()
    ;(await next).release()
  }
})

test('of many starts at once after one that was killed, one gets the data folder', async () => {
  const first = starter()
  expect(await first.said).toBe('taken')
  await killed(first.process)

  const said = await Promise.all(Array.from({ length: 6 }, () => starter().said))
  expect(said.toSorted()).toEqual([...Array(5).fill('AlreadyRunning'), 'taken'])
})

test('what a killed start left behind is ended; what only has its number is not', async () => {
  const [orphan, stranger] = [sleeper(), sleeper()]
  const left = known(orphan.pid ?? 0)
  const { note, release } = await takeLock(dataDir)
  note({ children: [left, { ...known(stranger.pid ?? 0), started: '1' }] })
  note({ supervisor: { ...known(process.pid), started: '1' } })

  const again = await takeLock(dataDir)
  expect(alive(left)).toBe(false)
  expect(alive(known(stranger.pid ?? 0))).toBe(true)
  expect(stranger.exitCode).toBe(null)
  again.release()
  release()
})
