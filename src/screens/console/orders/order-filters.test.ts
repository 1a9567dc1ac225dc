import { expect, test } from 'vitest'
import { readSearch } from '#src/screens/console/parts/readSearch.ts'
import { orderBody, orderShape } from './order-filters.ts'

const asked = (search: Record<string, string>) => orderBody(readSearch(orderShape, search))

test('orders are sought by state, member and number together', () => {
  expect(asked({ status: 'review', member: '7', number: '26112000001' })).toEqual({
    status: 'review',
    memberId: '7',
    no: '26112000001',
  })
})

test('the order that is opened leaves the list as it is; what breaks its rule is not asked for', () => {
  expect(asked({ no: '26112000001' })).toEqual({})
  expect(asked({ status: 'paid' })).toEqual({})
})

test('what is no number finds nothing, instead of everybody’s or of another’s', () => {
  for (const member of ['ann', 'ann77', '7 7']) expect(asked({ member })).toBeNull()
  for (const number of ['訂單', '#261', '1'.repeat(41)]) expect(asked({ number })).toBeNull()
})
