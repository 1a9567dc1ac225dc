import { expect, test } from 'vitest'
import { atMost } from './atMost.ts'

test('beyond those that run and those that wait everybody is told to come back, and places come free again', async () => {
  const inTurn = atMost({ running: 2, waiting: 3 })
  let running = 0
  let most = 0
  const gate = Promise.withResolvers<void>()
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await gate.promise
    running -= 1
  }
  const taken = Array.from({ length: 5 }, () => inTurn(work))
  await expect(inTurn(work)).rejects.toMatchObject({
    because: 'tooMany',
    details: { retryAfter: 2 },
  })
  gate.resolve()
  await Promise.all(taken)
  expect(most).toBe(2)
  await expect(inTurn(async () => 'again')).resolves.toBe('again')
})

test('work that fails gives its place back', async () => {
  const inTurn = atMost({ running: 1, waiting: 1 })
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(inTurn(async () => 'next')).resolves.toBe('next')
})
