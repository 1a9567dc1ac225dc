import { expect, test } from 'vitest'
import { hashesOf } from './paidSince.ts'

const asked = {
  payment: { amount: '10' },
  account: '0x',
  block: 7,
} as Parameters<typeof hashesOf>[1]

const log = (transactionHash: `0x${string}`, block: number, amount: bigint) => ({
  transactionHash,
  blockNumber: BigInt(block),
  amount,
})

test('of equal payments in one block each is found, one that paid twice once, and no other', () => {
  const logs = [
    log('0x1', 7, 10n),
    log('0x2', 8, 10n),
    log('0x3', 8, 10n),
    log('0x3', 8, 10n),
    log('0x4', 9, 11n),
  ]
  expect(hashesOf(logs, asked)).toEqual(['0x2', '0x3'])
})
