import { beforeEach, expect, test, vi } from 'vitest'
import { connectedWallet } from './connectedWallet.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  removeItem: (key: string) => void kept.delete(key),
})
beforeEach(() => kept.clear())

/** As the wallet library writes it. */
const stored = (current: string | null) =>
  JSON.stringify({ state: { chainId: 21_000, connections: { __type: 'Map', value: [] }, current } })

test('no wallet is kept where none was connected, or where it was disconnected', () => {
  expect(connectedWallet.isKept()).toBe(false)
  kept.set('bw.wagmi.store', stored(null))
  expect(connectedWallet.isKept()).toBe(false)
})

test('a sign-in by password forgets the wallet that somebody had connected, and nothing else', () => {
  kept.set('bw.wagmi.store', stored('4f0c'))
  kept.set('bw.locale', 'en')
  expect(connectedWallet.isKept()).toBe(true)
  connectedWallet.forget()
  expect(connectedWallet.isKept()).toBe(false)
  expect([...kept.keys()]).toEqual(['bw.locale'])
})

test('what a wallet of this page writes down for the last time is forgotten too', () => {
  connectedWallet.onForget(() => kept.set('bw.wagmi.store', stored('4f0c')))
  connectedWallet.forget()
  expect(connectedWallet.isKept()).toBe(false)
})
