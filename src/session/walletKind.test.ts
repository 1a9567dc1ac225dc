import { expect, test, vi } from 'vitest'
import { walletKind } from './walletKind.ts'

const keeping = (kept: string | null) => vi.stubGlobal('localStorage', { getItem: () => kept })

test.each([null, '', '{', '{"state":{"current":null}}'])('no wallet is named out of %s', (kept) => {
  keeping(kept)
  expect(walletKind()).toBeNull()
})

test('the connected wallet is named, and nothing of its accounts', () => {
  const one = (name: string) => ({ accounts: ['0xabc'], connector: { id: 'x', name, uid: 'u' } })
  const value = [
    ['a', one('Other')],
    ['b', one('Test Wallet')],
  ]
  const connections = { __type: 'Map', value }
  keeping(JSON.stringify({ state: { current: 'b', connections }, version: 3 }))
  expect(walletKind()).toBe('Test Wallet')
})
