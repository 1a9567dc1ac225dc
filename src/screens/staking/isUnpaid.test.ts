import { expect, test } from 'vitest'
import { isUnpaid } from './isUnpaid.ts'

const order = { id: '12', status: 'review', hash: null } as const
const hash = `0x${'ab'.repeat(32)}`

test.each([
  ['waits, and nobody knows of a payment', order, [], true],
  ['waits, and the device keeps the payment of another one', order, [{ orderId: '13' }], true],
  ['has a payment that this device keeps', order, [{ orderId: '12' }], false],
  ['may have one on a device that was not looked at yet', order, null, false],
  ['has a transaction that was named', { ...order, hash }, [], false],
  ['runs', { ...order, status: 'success' }, [], false],
  ['has failed', { ...order, status: 'fail' }, [], false],
] as const)('an order that %s', (_, its, unsent, unpaid) => {
  expect(isUnpaid(its, unsent)).toBe(unpaid)
})
