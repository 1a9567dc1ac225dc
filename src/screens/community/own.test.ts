import { expect, test } from 'vitest'
import { ownOf } from './own.ts'

const has = (rewardRatio: bigint, subsidyRatio: bigint) => ({
  agent: rewardRatio > 0n,
  site: subsidyRatio > 0n,
  rewardRatio,
  subsidyRatio,
})
const day = '2026-11-22'

test('what was decided last counts and can be given, where nothing is announced', () => {
  const user = has(2_000n, 1_000n)
  expect(ownOf(user, null)).toStrictEqual({ now: user, most: user, toCome: null })
})

test('where nobody tells whether anything is announced, that is not taken for nothing', () => {
  const user = has(2_000n, 1_000n)
  expect(ownOf(user, undefined)).toStrictEqual({ now: user, most: user, toCome: undefined })
})

test('until an announced day the ratios of before count, and the less of both is the most to be given', () => {
  const [before, after] = [has(2_000n, 1_000n), has(9_000n, 500n)]
  expect(ownOf(after, { ...before, day })).toEqual({
    now: { ...before, day },
    most: { rewardRatio: 2_000n, subsidyRatio: 500n },
    // As an answer that was kept of old tells it.
    toCome: [{ rewardRatio: 9_000n, subsidyRatio: 500n, day }],
  })
})

test('of what is announced for several days each is told with its own', () => {
  const coming = [
    { ...has(5_000n, 0n), day },
    { ...has(9_000n, 500n), day: '2026-11-23' },
  ]
  const before = has(2_000n, 1_000n)
  expect(ownOf(has(9_000n, 500n), { ...before, day, coming })).toMatchObject({
    most: { rewardRatio: 2_000n, subsidyRatio: 500n },
    toCome: coming,
  })
})
