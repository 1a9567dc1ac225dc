import { expect, test } from 'vitest'
import { stale } from './stale.ts'

test.each([
  'operator/freeze',
  'operator/endPassword',
  'operator/endSessions',
  'operator/setRole',
] as const)('%s ends the first words of two, wherever they stand', (act) => {
  expect(stale()[act]).toEqual(
    expect.arrayContaining([
      'operator/withdrawals',
      'operator/grants',
      'operator/unclaimed',
      'operator/funding',
      'operator/payouts',
    ]),
  )
})
