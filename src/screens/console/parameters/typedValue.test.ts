import { expect, test, vi } from 'vitest'
import { typedValue } from './typedValue.ts'

// There a point groups: “1.234” may be a thousand or a little more than one.
vi.stubGlobal('navigator', { language: 'de-DE' })

const amount = { kind: 'amount' } as const

test.each(['1.234', 'abc', '-1', '1'.repeat(30)])('“%s” is taken for no amount', (text) => {
  expect(typedValue(text, amount)).toBe(`?${text}`)
})

test('what can be read in one way is', () => {
  expect(typedValue('1.234,5', amount)).toBe('1234.5')
  expect(typedValue('0,50', amount)).toBe('0.5')
  expect(typedValue('0,125', { kind: 'ratio' })).toBe('?0,125')
  expect(typedValue('12,5', { kind: 'ratio' })).toBe('0.1250')
  expect(typedValue(' ３０ ', { kind: 'days' })).toBe(30)
  expect(typedValue('30.5', { kind: 'days' })).toBe('30.5')
})

test('a mail address is read without what is not seen, and in its usual letters', () => {
  const pasted = '\u200b\u2068 ｈelp@bitwave.example\u2069\ufeff'
  expect(typedValue(pasted, { kind: 'text' })).toBe('help@bitwave.example')
})
