import { expect, test } from 'vitest'

test('a pattern in an object that is to match is looked at', () => {
  expect({ reason: 'never found' }).toMatchObject({ reason: /found/ })
  expect({ reason: 'never found' }).not.toMatchObject({ reason: /credited/ })
})
