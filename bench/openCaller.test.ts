import { expect, test } from 'vitest'
import { bodyOf } from './openCaller.ts'

test('an answer that does not tell its length cannot be read', () => {
  expect(() => bodyOf('HTTP/1.1 200 OK\r\n\r\n{}')).toThrow('an answer of unknown length')
})

test('an answer is waited for until all of it is there', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n'
  expect(bodyOf('HTTP/1.1 200 OK\r\nContent-Len')).toBeUndefined()
  expect(bodyOf(`${head}abc`)).toBeUndefined()
  expect(bodyOf(`${head}abcd`)).toBe('abcd')
})
