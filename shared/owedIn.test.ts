import { expect, test } from 'vitest'
import { dueIn, owedIn } from './owedIn.ts'

const coin = { members: 70n, rewardPool: 20n, activity: 6n, unclaimed: 4n }

test('members, reward pool, activity budget and what nobody claimed are owed', () => {
  expect(owedIn(coin)).toBe(100n)
  expect(dueIn(coin)).toEqual(coin)
})

test.each(['rewardPool', 'activity'] as const)('%s below zero is taken off nobody’s due', (pot) => {
  const short = { ...coin, [pot]: -50n }
  expect(owedIn(short)).toBe(100n - coin[pot])
  expect(dueIn(short)).toEqual({ ...coin, [pot]: 0n })
})
