import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bitwave } from '#shared/chain.ts'
import { restoreClock } from './clock.ts'
import { faucet, send } from './control.ts'
import { writeJson } from './json-file.ts'
import { readState, savedStates } from './states.ts'

export type AnvilOptions = {
  /** Where the chain is kept; without it the chain ends with the process. */
  stateDir?: string
  /** 0 or nothing: any free port. */
  port?: number
  /** Seconds from block to block; without it a block is mined for each transaction. */
  blockTime?: number
  /** Told when a saved state could not be used. */
  log?: (line: string) => void
}

export type Anvil = {
  url: string
  pid: number
  /** Resolves when the node ends, whoever ended it. */
  ended: Promise<void>
  stop(): Promise<void>
}

/** States of past blocks that the node holds: enough for a deep reorganisation, little enough to save. */
const HISTORY = 32

/**
 * Starts a Bitwave chain from the newest saved state that can be read, else from nothing. A chain that starts
 * from nothing begins with a block of its own: its genesis is like any other's, its block 1 is like no other's.
 */
export async function startAnvil(options: AnvilOptions = {}): Promise<Anvil> {
  const { stateDir, log = () => {} } = options
  for (const file of stateDir ? await savedStates(stateDir) : []) {
    try {
      return await startFrom(file, options)
    } catch (cause) {
      log(`The saved chain ${file} cannot be used, trying an older one: ${String(cause)}`)
    }
  }
  const anvil = await run(options, [])
  await send(anvil.url, { to: faucet, data: `0x${randomBytes(32).toString('hex')}` })
  return anvil
}

async function startFrom(file: string, options: AnvilOptions): Promise<Anvil> {
  const loading = `${file}.loading`
  await writeFile(loading, await readState(file), { mode: 0o600 })
  try {
    const anvil = await run(options, ['--load-state', loading])
    await restoreClock(anvil.url, options.stateDir)
    return anvil
  } finally {
    await rm(loading, { force: true })
  }
}

async function run({ stateDir, port = 0, blockTime }: AnvilOptions, more: string[]) {
  const home = join(stateDir ?? tmpdir(), 'anvil')
  await mkdir(home, { recursive: true, mode: 0o700 })
  const args = [
    ...['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(bitwave.id)],
    // Coins for the faucet: more than anyone can give away.
    ...['--balance', '1000000000', '--prune-history', String(HISTORY)],
    ...(blockTime ? ['--block-time', String(blockTime), '--mixed-mining'] : []),
    ...more,
  ]
  // The person's own home folder may be closed, and is none of the node's business.
  const child = spawn(binary(), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: home },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = stopper(child, ended)
  const url = await listening(child)
  const { pid } = child
  if (!pid) throw new Error('anvil has no process id')
  if (stateDir) await writeJson(stateDir, 'anvil.json', { pid })
  return { url, pid, ended, stop }
}

function binary(): string {
  const machine = process.arch === 'x64' ? 'amd64' : process.arch
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const name = `@foundry-rs/anvil-${process.platform}-${machine}/bin/anvil${suffix}`
  return createRequire(import.meta.url).resolve(name)
}

/** Where the node listens. Throws what it said where it ends before it does. */
function listening(child: ChildProcess): Promise<string> {
  let said = ''
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const hear = (data: Buffer) => {
    // Whatever it says later is read and dropped: a full pipe would stop it.
    if (said.length > 100_000) return
    said += data
    const address = /Listening on (\S+:\d+)/.exec(said)?.[1]
    if (address) resolve(`http://${address}`)
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`anvil ended (${code}): ${said.slice(-500)}`)))
  return promise
}

/** Ends the node, gently and then not; it never outlives this process. */
function stopper(child: ChildProcess, ended: Promise<void>): () => Promise<void> {
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  void ended.then(() => process.removeListener('exit', kill))
  return async () => {
    child.kill('SIGTERM')
    const late = setTimeout(kill, 3_000)
    await ended
    clearTimeout(late)
  }
}
