import { beforeEach, expect, test, vi } from 'vitest'
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
const { memberAtom, parametersAtom, store } = await import('./session.ts')

const someone = (id: string) =>
  z.decode(start['member/userInfo'].result, { ...member, id } as never)

beforeEach(() => {
  full = false
  kept.clear()
})

/** What `home/parameters` said before it told how long a password is. */
const OLD = {
  parameters: {
    chain: {
      ...{ id: 21_000, name: 'Bitwave', rpcUrl: 'http://x', explorerUrl: 'http://x' },
      ...{ poolAddress: '0x', confirmations: 3, devnet: false },
    },
    plans: [],
    hashratePerT: '1',
    shares: { staking: '0.8000', community: '0.1200', subsidy: '0.0500' },
    grades: [],
    poolTotals: {
      ...{ stakedT: '0', revenue: '0', orders: 0, computingPower: '0' },
      asOf: '2026-11-21T12:00:00.000Z',
    },
    codeCountdown: 60,
    serviceEmail: 'help@bitwave.invalid',
    firstUserId: '100001',
    registrationOpen: true,
    pushKey: null,
    version: '1.0.0',
  },
  coinSet: [],
}

test('parameters that an older release has kept are read', async () => {
  kept.set('bw.parameters', JSON.stringify(OLD))
  await openKept()
  expect(store.get(parametersAtom)?.parameters.codeCountdown).toBe(60)
  expect(store.get(parametersAtom)?.parameters.passwordMin).toBeUndefined()
})

test('a full storage fails no answer, and leaves nobody else for the next start', async () => {
  await openKept()
  store.set(memberAtom, someone('7'))
  await expect.poll(() => kept.get('bw.member')).toContain('"id":"7"')
  full = true
  store.set(memberAtom, someone('8'))
  expect(store.get(memberAtom)?.id).toBe('8')
  await expect.poll(() => kept.has('bw.member')).toBe(false)
})

test('who has signed out before it was kept is not kept', async () => {
  await openKept()
  store.set(memberAtom, someone('9'))
  store.set(memberAtom, null)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(kept.has('bw.member')).toBe(false)
})
