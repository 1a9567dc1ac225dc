import { expect, test } from 'vitest'
import { csvOf } from '#shared/csv.ts'
import { fileParts } from './fileParts.ts'

const rows = Array.from({ length: 4_500 }, (_, i) => [String(i), 'a,b'])
const { signal } = new AbortController()

test('a long file made in parts is the file made at once, byte for byte', async () => {
  expect((await fileParts(rows, { signal, marked: true })).join('')).toBe(csvOf(rows))
  const plain = (await fileParts(rows, { signal, marked: false })).join('')
  expect(plain).toBe(csvOf(rows).slice(1))
})

test('one that was stopped is not made', async () => {
  const stop = new AbortController()
  const making = fileParts(rows, { signal: stop.signal, marked: true })
  stop.abort()
  await expect(making).rejects.toThrow()
})
