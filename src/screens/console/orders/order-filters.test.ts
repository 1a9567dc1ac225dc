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
  expect(asked({ status: 'paid', member: 'x', number: "'" })).toEqual({})
})
