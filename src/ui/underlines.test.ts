import { expect, test } from 'vitest'
import { declared } from './testing/declared.ts'

// Safari draws none of it where style, colour or thickness stand in the same declaration (decision 125).
test('a line under words is said alone', () => {
  const said = declared('text-decoration')
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter(({ value }) => !/^(none|underline|line-through)$/.test(value))).toEqual([])
})
