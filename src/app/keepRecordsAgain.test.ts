import { expect, test, vi } from 'vitest'
import { openRecords } from './testing/openRecords.ts'

const { askedFor, elseIs, signedIn } = await openRecords()

const LATER = 11 * 60_000

test.each([
  ['where all was had, not', 400, 0],
  ['where the line broke, again', 503, 1],
])('in a while what is kept is asked for, %s', async (_, code, least) => {
  elseIs(code)
  expect((await askedFor()).length).toBeGreaterThan(20)
  expect(await askedFor()).toHaveLength(0)
  const now = Date.now()
  const time = vi.spyOn(Date, 'now').mockReturnValue(now + LATER)
  const again = await askedFor()
  time.mockRestore()
  expect(Math.min(1, again.length)).toBe(least)
})

test('where the clock was ahead and has been set right, what was kept is not fresh until then', async () => {
  elseIs(400)
  const time = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000)
  await askedFor()
  time.mockRestore()
  expect((await askedFor()).length).toBeGreaterThan(10)
})

test('a page that has not seen what the member had asks in a while, whatever one before it has kept', async () => {
  elseIs(400)
  await askedFor()
  signedIn('token of a page that was loaded anew')
  expect(await askedFor()).toHaveLength(0)
  const time = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + LATER)
  const again = await askedFor()
  time.mockRestore()
  expect(again.length).toBeGreaterThan(10)
})
