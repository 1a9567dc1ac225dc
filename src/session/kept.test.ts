import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { start } from '#shared/api/start.ts'
import { member } from '#src/api/testing/member.ts'

const kept = new Map<string, string>()
let full = false
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  removeItem: (key: string) => void kept.delete(key),
  setItem: (key: string, value: string) => {
    if (full) throw new DOMException('no room is left', 'QuotaExceededError')
    kept.set(key, value)
  },
})
const { openKept } = await import('./kept.ts')
const { memberAtom, store } = await import('./session.ts')

const someone = (id: string) =>
  z.decode(start['member/userInfo'].result, { ...member, id } as never)

test('a full storage fails no answer, and leaves nobody else for the next start', () => {
  openKept()
  store.set(memberAtom, someone('7'))
  expect(kept.get('bw.member')).toContain('"id":"7"')
  full = true
  store.set(memberAtom, someone('8'))
  expect(store.get(memberAtom)?.id).toBe('8')
  expect(kept.has('bw.member')).toBe(false)
})
