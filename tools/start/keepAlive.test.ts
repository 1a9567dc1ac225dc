import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Child, start } from './child.ts'
import { keepAlive } from './keepAlive.ts'
import { alive, known } from './processes.ts'

let folder: string
let ending: AbortController
const spawned: number[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bitwave-child-'))
  ending = new AbortController()
  spawned.length = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const logFile = () => join(folder, 'log')

/** Starts a program of that text. */
function run(program: string): Promise<Child<{ ready: number }>> {
  const file = join(folder, 'program.mjs')
  writeFileSync(file, program)
  return start({
    name: 'the program',
    file,
    env: process.env,
    logFile: logFile(),
    isReady: (line) => 'ready' in line,
    spawned: (pid) => spawned.push(pid),
    signal: ending.signal,
  })
}

const SERVES = `
  console.log(JSON.stringify({ before: 1 })); console.log(JSON.stringify({ ready: process.pid }))
  setInterval(() => {}, 1000)`

test('a program that ends before it serves is told with its last words', async () => {
  const dying = run(`console.error('no such database'); process.exit(3)`)
  await expect(dying).rejects.toThrow(/the program ended with 3 .*\n.*no such database/)
})

test('a start that is given up leaves nothing running', async () => {
  const starting = run('setInterval(() => {}, 1000)')
  await expect.poll(() => spawned).toHaveLength(1)
  const program = known(spawned[0] ?? 0)
  ending.abort(new Error('given up'))
  await expect(starting).rejects.toThrow('given up')
  expect(alive(program)).toBe(false)
})

test('what it says is logged, but for the line that says it is ready', async () => {
  const { ready, pid, stop } = await run(SERVES)
  expect(ready).toEqual({ ready: pid })
  await stop()
  expect(readFileSync(logFile(), 'utf8')).toBe('{"before":1}\n')
})

test('a program that dies is brought back, and not when the farm ends', async () => {
  const said: string[] = []
  const kept = await keepAlive({
    name: 'the program',
    start: () => run(SERVES),
    log: (line) => said.push(line),
    ending: ending.signal,
  })
  const first = kept.current().pid
  process.kill(first, 'SIGKILL')
  await expect.poll(() => kept.current().pid).not.toBe(first)

  const second = kept.current().pid
  await kept.restart()
  expect(kept.current().pid).not.toBe(second)
  expect(said).toEqual([
    'the program ended with SIGKILL; it is started again',
    'the program was asked to end; it is started again',
  ])

  ending.abort()
  await kept.stop()
  expect(spawned).toHaveLength(3)
  expect(spawned.map((pid) => known(pid).started)).toEqual(['', '', ''])
})
