import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Anvil, startAnvil } from './anvil.ts'
import { give, headOf, increaseTime, mine, reorg, setAutomine } from './control.ts'
import { keepState, saveState } from './keepState.ts'
import { confirmer, mineConfirmations } from './mineConfirmations.ts'
import { hex, rpc } from './rpc.ts'
import { savedStates } from './states.ts'

const ANN = '0x00000000000000000000000000000000000000A1'
const COIN = 10n ** 18n

let stateDir: string
const started: Anvil[] = []
const told: string[] = []
const log = (line: string) => void told.push(line)

beforeEach(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'devnet-anvil-'))
})

afterEach(async () => {
  await Promise.all(started.splice(0).map((anvil) => anvil.stop()))
  told.length = 0
  await rm(stateDir, { recursive: true })
})

async function start(options = {}): Promise<Anvil> {
  const anvil = await startAnvil({ stateDir, log, ...options })
  started.push(anvil)
  return anvil
}

async function kill(anvil: Anvil): Promise<void> {
  process.kill(anvil.pid, 'SIGKILL')
  await anvil.ended
}

const balance = async (url: string, address = ANN) =>
  BigInt(await rpc<string>(url, 'eth_getBalance', address, 'latest'))
const hashOf = async (url: string, number: number) =>
  (await rpc<{ hash: string }>(url, 'eth_getBlockByNumber', hex(number), false)).hash

test('a taken port is refused in the words of the node', async () => {
  const { url } = await start()
  const port = Number(new URL(url).port)
  await expect(startAnvil({ port })).rejects.toThrow(/anvil ended .*in use/is)
})

test('it is the Bitwave chain', async () => {
  const { url } = await start()
  expect(await rpc(url, 'eth_chainId')).toBe('0x5208')
})

test('two fresh chains differ from block 1 on', async () => {
  const [one, two] = await Promise.all([startAnvil(), startAnvil()])
  started.push(one, two)
  expect(await hashOf(one.url, 1)).not.toBe(await hashOf(two.url, 1))
})

test('what was saved survives kill -9, the first block too', async () => {
  const first = await start()
  await give(first.url, ANN, 5n * COIN)
  const identity = await hashOf(first.url, 1)
  await saveState(first.url, stateDir, false)
  await kill(first)

  const second = await start()
  expect(await balance(second.url)).toBe(5n * COIN)
  expect(await hashOf(second.url, 1)).toBe(identity)
})

test('a change is saved by itself within two seconds, and the last three states are kept', async () => {
  const first = await start()
  const keeper = keepState(first.url, { dir: stateDir, log })
  for (let n = 1n; n <= 4n; n += 1n) {
    const before = await savedStates(stateDir)
    await give(first.url, ANN, COIN)
    await expect.poll(() => savedStates(stateDir), { timeout: 2_000 }).not.toEqual(before)
  }
  // The oldest goes once the newest is there.
  await expect.poll(() => savedStates(stateDir)).toHaveLength(3)
  await kill(first)
  await expect(keeper.stop()).rejects.toThrow()

  const second = await start()
  expect(await balance(second.url)).toBe(4n * COIN)
})

test('a torn state is left out for the one before it, and this is told', async () => {
  const first = await start()
  await give(first.url, ANN, COIN)
  await saveState(first.url, stateDir, false)
  await give(first.url, ANN, COIN)
  await saveState(first.url, stateDir, false)
  await kill(first)
  const [newest = ''] = await savedStates(stateDir)
  await truncate(newest, 700)

  const second = await start()
  expect(await balance(second.url)).toBe(COIN)
  expect(told).toEqual([expect.stringContaining(newest)])
})

test('with every state torn it starts, as another chain', async () => {
  const first = await start()
  const identity = await hashOf(first.url, 1)
  await saveState(first.url, stateDir, false)
  await kill(first)
  for (const file of await savedStates(stateDir)) await truncate(file, 700)

  const second = await start()
  expect(await hashOf(second.url, 1)).not.toBe(identity)
})

test('a clock that was moved forward stays there over a restart', async () => {
  const first = await start()
  await increaseTime(first.url, 86_400 * 30)
  const { time } = await headOf(first.url)
  await saveState(first.url, stateDir, false)
  await kill(first)

  const second = await start()
  await mine(second.url)
  expect((await headOf(second.url)).time).toBeGreaterThanOrEqual(time)
})

test('blocks of before a restart can be reorganised away when the past was saved', async () => {
  const first = await start()
  await mine(first.url, 20)
  await saveState(first.url, stateDir, true)
  await first.stop()

  const second = await start()
  const head = await headOf(second.url)
  await reorg(second.url, 5)
  const after = await headOf(second.url)
  expect(after.number).toBe(head.number)
  expect(after.hash).not.toBe(head.hash)
})

test('without automine a payment waits for its block', async () => {
  const { url } = await start()
  await setAutomine(url, false)
  const given = give(url, ANN, COIN)
  await expect.poll(() => rpc(url, 'txpool_status')).toMatchObject({ pending: '0x1' })
  expect(await balance(url)).toBe(0n)
  await mine(url)
  await given
  expect(await balance(url)).toBe(COIN)
})

test('a block a round is mined until a transaction is confirmed, then there is silence', async () => {
  const { url } = await start()
  const round = confirmer(url, 2)
  const heads = async (rounds: number) => {
    const numbers: number[] = []
    for (let n = 0; n < rounds; n += 1) {
      await round(await headOf(url))
      numbers.push((await headOf(url)).number)
    }
    return numbers
  }
  expect(await heads(5)).toEqual([2, 3, 3, 3, 3])
  await give(url, ANN, COIN)
  expect(await heads(5)).toEqual([5, 6, 6, 6, 6])

  await give(url, ANN, COIN)
  expect(await heads(1)).toEqual([8])
  // A second one before the first is confirmed.
  await give(url, ANN, COIN)
  expect(await heads(4)).toEqual([10, 11, 11, 11])
})

test('the devnet does so by itself', async () => {
  const { url } = await start()
  const miner = mineConfirmations(url, { confirmations: 2, log })
  await expect.poll(async () => (await headOf(url)).number, { timeout: 4_000 }).toBe(3)
  await miner.stop()
  expect(told).toEqual([])
})
