import { expect, test } from 'vitest'
import { ONE } from './money.ts'
import { reckonReward } from './reckonReward.ts'

const order = { revenue: 100n * ONE, share: 8_000n, weight: '1.5', totalWeight: '4.5', ratio: null }

test('§4: a staking reward is R × share × w ÷ W, rounded down', () => {
  expect(reckonReward(order)).toBe(26_666_666_666_666_666_666n)
})

test('§4: of a share for somebody above, the ratio is what lies above those further down', () => {
  expect(reckonReward({ ...order, share: 1_000n, ratio: 500n })).toBe(166_666_666_666_666_666n)
  expect(reckonReward({ ...order, ratio: 0n })).toBe(0n)
})

test('nothing is reckoned where no order counted', () => {
  expect(reckonReward({ ...order, totalWeight: '0' })).toBeNull()
})
