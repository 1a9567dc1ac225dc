import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readSearch } from './readSearch.ts'

const shape = {
  id: z.string().check(z.regex(/^\d{1,18}$/)),
  state: z.enum(['open', 'done']),
  q: z.string().check(z.maxLength(5)),
}

test('what a link makes up is left out, and what stands beside it is kept', () => {
  expect(readSearch(shape, { id: '1; drop', state: 'done', q: 'longer than five' })).toEqual({
    state: 'done',
  })
})

test('what no section asked for is not read', () => {
  expect(readSearch(shape, { evil: '1', id: '7' })).toEqual({ id: '7' })
})

test('what is not there is not there', () => {
  expect(readSearch(shape, {})).toEqual({})
})
