import { expect, test } from 'vitest'
import { readSearch } from '#src/screens/console/parts/readSearch.ts'
import { memberBody, memberShape } from './member-filters.ts'

test('what breaks its rule in an address is not there', () => {
  const search = { keywords: '', filter: 'rich', id: '1 or 1', view: 'money' }
  expect(readSearch(memberShape, search)).toEqual({})
})

test('a list is asked for with words and filter alone, whoever is opened', () => {
  const search = { keywords: 'ann', filter: 'frozen', id: '7', view: 'as' }
  expect(memberBody(readSearch(memberShape, search))).toEqual({ keywords: 'ann', filter: 'frozen' })
  expect(memberBody({})).toEqual({})
})
