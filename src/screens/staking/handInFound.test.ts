import { expect, test } from 'vitest'
import { handInFound } from './handInFound.ts'

const [FIRST, SECOND, THIRD] = ['0x1', '0x2', '0x3'] as const

/** A service that has payments for other orders. */
function openTill(others: readonly string[]) {
  const named: string[] = []
  const take = async (hash: string) => {
    named.push(hash)
    return !others.includes(hash)
  }
  return { named, take }
}

test('behind the payment of another order as large this order’s own is found', async () => {
  const { named, take } = openTill([FIRST])
  expect(await handInFound({ hashes: [FIRST, SECOND, THIRD], waits: false }, take)).toBe(true)
  expect(named).toEqual([FIRST, SECOND])
})

test('where every payment is another order’s, this one is still to be paid', async () => {
  const { named, take } = openTill([FIRST, SECOND])
  expect(await handInFound({ hashes: [FIRST, SECOND], waits: false }, take)).toBe(false)
  expect(named).toEqual([FIRST, SECOND])
})

test('nor is anything paid while a transaction waits that may be the payment', async () => {
  const { take } = openTill([FIRST])
  await expect(handInFound({ hashes: [FIRST], waits: true }, take)).rejects.toThrow('onItsWay')
})
