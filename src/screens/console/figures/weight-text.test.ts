import { expect, test } from 'vitest'
import { weightText } from './weight-text.ts'

test('T × weight is grouped and keeps every decimal', () => {
  expect(weightText('1234567.000000000000000000000000000000000001')).toBe(
    '1,234,567.000000000000000000000000000000000001',
  )
  expect(weightText('1000')).toBe('1,000')
  expect(weightText('0')).toBe('0')
})
