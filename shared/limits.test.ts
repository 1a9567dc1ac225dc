import { expect, test } from 'vitest'
import { bitwave } from './chain.ts'
import { limits } from './limits.ts'

test.each([
  ['a request times out after 10 s', limits.readTimeout, 10_000],
  ['a write or an upload times out after 60 s', limits.writeTimeout, 60_000],
  ['a part of the app times out after 120 s', limits.chunkTimeout, 120_000],
  ['a page times out after 60 s', limits.pageTimeout, 60_000],
  ['the loading state shows after 200 ms', limits.pendingDelay, 200],
  ['a toast stands for 2 s', limits.toast, 2_000],
  ['a verification code counts down from 60 seconds', limits.codeCountdown, 60],
  ['a verification code has 6 digits', limits.codeLength, 6],
  ['a password has 6 characters or more', limits.passwordMin, 6],
  ['texts longer than 15 characters are masked', limits.maskOver, 15],
  ['a mask shows the first and last 7 characters', limits.maskEnds, 7],
  ['a time is just now under 5 minutes', limits.justNow, 5 * 60_000],
  ['a time is relative up to 30 days', limits.relativeDays, 30],
])('specification §9: %s', (_, is, specified) => {
  expect(is).toBe(specified)
})

test('specification §7 and §9: the chain is Bitwave, id 0x5208, its coin BTCW with 18 decimals', () => {
  expect(bitwave.id).toBe(0x5208)
  expect(bitwave.name).toBe('Bitwave')
  expect(bitwave.coin).toMatchObject({ symbol: 'BTCW', decimals: 18 })
})
