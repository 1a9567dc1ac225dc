import { expect, test, vi } from 'vitest'
import { alone } from './alone.ts'

test('while another tab has a wallet asked for an order, none is asked here, and then one is', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const there = navigator.locks.request('bw.pay.12', () => answer)
  const pay = vi.fn(async () => {})
  await expect(alone('12', pay)).rejects.toMatchObject({ problem: 'busy' })
  expect(pay).not.toHaveBeenCalled()
  await alone('13', pay)
  expect(pay).toHaveBeenCalledTimes(1)

  resolve()
  await there
  await alone('12', pay)
  expect(pay).toHaveBeenCalledTimes(2)
})

test('what paying fails with is told as it is, and another try may begin', async () => {
  const failing = () => Promise.reject(new Error('no network'))
  await expect(alone('12', failing)).rejects.toThrow('no network')
  await expect(alone('12', failing)).rejects.toThrow('no network')
})

test.each([
  ['has no locks', {}],
  [
    'denies them',
    { locks: { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) } },
  ],
])('where a browser %s it is paid all the same', async (_, browser) => {
  vi.stubGlobal('navigator', browser)
  const pay = vi.fn(async () => {})
  await alone('12', pay)
  expect(pay).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
