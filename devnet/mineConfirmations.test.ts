import { expect, test } from 'vitest'
import { ONE } from '#shared/money.ts'
import { give, headOf } from './control.ts'
import { confirmer, mineConfirmations } from './mineConfirmations.ts'
import { ANN } from './testing/ann.ts'
import { ownAnvil } from './testing/ownAnvil.ts'

test('a block a round is mined until a transaction is confirmed, then there is silence', async () => {
  const { url } = await ownAnvil()
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
  await give(url, ANN, ONE)
  expect(await heads(5)).toEqual([5, 6, 6, 6, 6])

  await give(url, ANN, ONE)
  expect(await heads(1)).toEqual([8])
  // A second one before the first is confirmed.
  await give(url, ANN, ONE)
  expect(await heads(4)).toEqual([10, 11, 11, 11])
})

test('the devnet does so by itself', async () => {
  const told: string[] = []
  const log = (line: string) => void told.push(line)
  const { url } = await ownAnvil()
  const miner = mineConfirmations(url, { confirmations: 2, log })
  await expect.poll(async () => (await headOf(url)).number, { timeout: 4_000 }).toBe(3)
  await miner.stop()
  expect(told).toEqual([])
})
