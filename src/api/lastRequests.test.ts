import { expect, test, vi } from 'vitest'
import { forget } from '#src/session/forget.ts'
import { lastRequests } from './lastRequests.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })

const request = (id: string) => ({ at: 0, path: 'home/ad', id, code: 200 })

test('the last 20 requests are remembered, the newest first, and none after signing out', () => {
  for (let i = 1; i <= 25; i += 1) lastRequests.note(request(`${i}`))
  expect(lastRequests.all().map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, i) => `${25 - i}`),
  )
  forget()
  expect(lastRequests.all()).toEqual([])
})
