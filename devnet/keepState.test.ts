import { truncate } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { ONE } from '#shared/money.ts'
import type { Anvil } from './anvil.ts'
import { give, headOf, increaseTime, mine, reorg } from './control.ts'
import { keepState, saveState } from './keepState.ts'
import { rpc } from './rpc.ts'
import { savedStates } from './states.ts'
import { ANN, balanceOfAnn } from './testing/ann.ts'
import { hashOf, ownAnvil } from './testing/ownAnvil.ts'
import { ownFolder } from './testing/ownFolder.ts'

let stateDir: string
const told: string[] = []
const log = (line: string) => void told.push(line)

beforeEach(async () => {
  stateDir = await ownFolder()
  told.length = 0
})

const start = () => ownAnvil({ stateDir, log })

async function kill(anvil: Anvil): Promise<void> {
  process.kill(anvil.pid, 'SIGKILL')
  await anvil.ended
}

test('what was saved survives kill -9, the first block too', async () => {
  const first = await start()
  await give(first.url, ANN, 5n * ONE)
  const identity = await hashOf(first.url, 1)
  await saveState(first.url, stateDir, false)
  await kill(first)

  const second = await start()
  expect(await balanceOfAnn(second.url)).toBe(5n * ONE)
  expect(await hashOf(second.url, 1)).toBe(identity)
})

test('a change is saved by itself within two seconds, and the last three states are kept', async () => {
  const first = await start()
  const keeper = keepState(first.url, { dir: stateDir, log })
  for (let n = 1n; n <= 4n; n += 1n) {
    const before = await savedStates(stateDir)
    await give(first.url, ANN, ONE)
    await expect.poll(() => savedStates(stateDir), { timeout: 2_000 }).not.toEqual(before)
  }
  // The oldest goes once the newest is there.
  await expect.poll(() => savedStates(stateDir)).toHaveLength(3)
  await kill(first)
  await expect(keeper.stop()).rejects.toThrow()

  const second = await start()
  expect(await balanceOfAnn(second.url)).toBe(4n * ONE)
})

test('a torn state is left out for the one before it, and this is told', async () => {
  const first = await start()
  await give(first.url, ANN, ONE)
  await saveState(first.url, stateDir, false)
  await give(first.url, ANN, ONE)
  await saveState(first.url, stateDir, false)
  await kill(first)
  const [newest = ''] = await savedStates(stateDir)
  await truncate(newest, 700)

  const second = await start()
  expect(await balanceOfAnn(second.url)).toBe(ONE)
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

test('a moved clock goes on over a restart where it stood, however long no block came', async () => {
  const first = await start()
  await increaseTime(first.url, 86_400)
  // As if the last block lay an hour back: what is ahead of it is the node's clock alone.
  await rpc(first.url, 'evm_increaseTime', 3_600)
  await saveState(first.url, stateDir, false)
  await kill(first)

  const second = await start()
  const ahead = (await headOf(second.url)).time - Date.now() / 1000
  expect(ahead).toBeGreaterThan(86_400 + 3_590)
  expect(ahead).toBeLessThan(86_400 + 3_610)
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
