import { expect, test } from 'vitest'
import { makeClock } from './clock.ts'

const HOUR = 3_600_000
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR)
// A moment that passed since it was read makes −0, which is not +0 to a test.
const hoursTo = (moment: Date) => Math.round((moment.getTime() - Date.now()) / HOUR) + 0

test('time has passed as far as the service and the newest block both say', () => {
  const clock = makeClock({ followsChain: false })
  expect(clock.passed()).toEqual(new Date(0))
  for (const [block, passed] of [
    [-3, -3],
    [-1, -1],
    [5, 0],
    // Another fork's newest block may be older.
    [-2, -2],
  ] as const) {
    clock.follow(hoursFromNow(block))
    expect([hoursTo(clock.now()), hoursTo(clock.passed())]).toEqual([0, passed])
  }
})

test('on a devnet, where blocks come when somebody pays, the clock alone says it, and goes before no block', () => {
  const clock = makeClock({ followsChain: true })
  expect(hoursTo(clock.passed())).toBe(0)
  clock.follow(hoursFromNow(5))
  clock.follow(hoursFromNow(-1))
  expect([hoursTo(clock.now()), hoursTo(clock.passed())]).toEqual([5, 5])
})
