import { expect, test } from 'vitest'
import { readUpload } from './readUpload.ts'

const tooMany = { because: 'tooMany', details: { retryAfter: 2 } }

test('one file of a sender is read at a time, beside those of others', async () => {
  const slow = Promise.withResolvers<string>()
  const first = readUpload('ann', () => slow.promise)
  await expect(readUpload('ann', async () => 'second')).rejects.toMatchObject(tooMany)
  expect(await readUpload('bob', async () => 'other')).toBe('other')
  slow.resolve('first')
  expect(await first).toBe('first')
  expect(await readUpload('ann', async () => 'third')).toBe('third')
})

test('a file that breaks off keeps nobody from sending it again', async () => {
  await expect(readUpload('ann', () => Promise.reject(new Error('broken off')))).rejects.toThrow(
    'broken off',
  )
  expect(await readUpload('ann', async () => 'whole')).toBe('whole')
})

test('more files than the memory is to hold are not read at once', async () => {
  const slow = Promise.withResolvers<void>()
  let most = 0
  const sent = Array.from({ length: 80 }, (_, n) =>
    readUpload(`${n}`, async () => {
      most += 1
      await slow.promise
    }),
  )
  await expect(readUpload('one more', async () => {})).rejects.toMatchObject(tooMany)
  expect(most).toBe(16)
  slow.resolve()
  await Promise.all(sent)
  expect(most).toBe(80)
})
