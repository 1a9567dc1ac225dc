import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownPlace } from '#postgres/place.ts'
import { alive, type Known, known } from './start/processes.ts'

let dataDir: string
const started: ChildProcess[] = []
beforeAll(() => {
  // Closed to others, as a home folder may be.
  dataDir = mkdtempSync(join(tmpdir(), 'bitwave-start-'))
})
afterAll(() => {
  for (const supervisor of started) supervisor.kill('SIGKILL')
  const home = knownPlace(dataDir)?.home
  if (home) rmSync(home, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
})

/** `node tools/start.ts` with a data folder and a port of its own. */
function begin() {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'test' }
  const supervisor = spawn(process.execPath, ['tools/start.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(supervisor)
  const said: string[] = []
  const told: string[] = []
  createInterface({ input: supervisor.stdout }).on('line', (line) => said.push(line))
  createInterface({ input: supervisor.stderr }).on('line', (line) => told.push(line))
  const ended = new Promise((resolve) =>
    supervisor.once('close', (code, signal) => resolve(code ?? signal)),
  )
  const served = () => expect.poll(() => said.length, { timeout: 60_000, interval: 20 }).toBe(3)
  return { said, told, ended, served, kill: (signal: NodeJS.Signals) => supervisor.kill(signal) }
}

/** The processes of the farm that run on the data folder. */
function parts(): Known[] {
  const [running = ''] = globSync(join(dataDir, 'running.*.json'))
  const children = read(running, (text) => (JSON.parse(text) as { children: Known[] }).children)
  const anvil = read(join(dataDir, 'devnet', 'anvil.json'), (text) => [JSON.parse(text).pid])
  const database = join(knownPlace(dataDir)?.data ?? '', 'postmaster.pid')
  const postgres = read(database, (text) => [Number.parseInt(text, 10)])
  return [...children, ...[...anvil, ...postgres].map(known)].filter(alive)
}

/** Nothing, where the file is not there, or gone with its process. */
function read<T>(file: string, parse: (text: string) => T[]): T[] {
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : []
}

test('the farm starts with one command, is found again after kill -9, and ends in order', {
  timeout: 180_000,
}, async () => {
  const first = begin()
  await first.served()
  expect(first.said).toEqual([
    expect.stringMatching(/^app http:\/\/localhost:\d+$/),
    expect.stringMatching(/^devnet http:\/\/127\.0\.0\.1:\d+$/),
    expect.stringMatching(/^invitation code [A-Z0-9]{6}$/),
  ])
  const url = first.said[0]?.split(' ')[1]
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)

  const second = begin()
  expect(await second.ended).toBe(1)
  expect(second.told.at(-1)).toBe(`the farm in ${dataDir} runs already: ${url}`)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)

  const left = parts()
  expect(left).toHaveLength(4)
  first.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')

  const third = begin()
  await third.served()
  expect(third.said[2]).toBe(first.said[2])
  const all = [...left, ...parts()]
  third.kill('SIGTERM')
  expect(await third.ended).toBe(0)
  expect(all.filter(alive)).toEqual([])
})

test('a start that is broken off leaves nothing running', { timeout: 60_000 }, async () => {
  const start = begin()
  await expect.poll(() => parts().length, { interval: 10, timeout: 30_000 }).toBeGreaterThan(0)
  const all = parts()
  start.kill('SIGINT')
  expect(await start.ended).toBe(0)
  expect(start.said).toEqual([])
  expect(start.told.at(-1)).toBe('ended before it was up')
  expect([...all.filter(alive), ...parts()]).toEqual([])
})
