import { beforeEach, expect, test, vi } from 'vitest'
import { connectedWallet } from './connectedWallet.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  removeItem: (key: string) => void kept.delete(key),
})
beforeEach(() => kept.clear())

/** As the wallet library writes it. */
const stored = (current: string | null, ...accounts: string[][]) => {
  const value = accounts.map((it, place) => [`${place}`, { accounts: it, chainId: 21_000 }])
  return JSON.stringify({ state: { connections: { __type: 'Map', value }, current } })
}
const [OWN, OTHER] = [`0xAb${'0'.repeat(38)}`, `0xCd${'0'.repeat(38)}`]

test('no wallet is kept where none was connected, or where it was disconnected', () => {
  expect(connectedWallet.kept()).toBe('')
  kept.set('bw.wagmi.store', stored(null, [OWN]))
  expect(connectedWallet.kept()).toBe('')
})

test('of a wallet the account that is chosen in it is kept, of several wallets each', () => {
  kept.set('bw.wagmi.store', stored('0', [OTHER, OWN]))
  expect(connectedWallet.shows(connectedWallet.kept(), OWN)).toBe(false)
  kept.set('bw.wagmi.store', stored('1', [OTHER], [OWN.toLowerCase()]))
  for (const it of [OWN, OTHER])
    expect(connectedWallet.shows(connectedWallet.kept(), it)).toBe(true)
})

test('a sign-in by password forgets the wallet that somebody had connected, and nothing else', () => {
  kept.set('bw.wagmi.store', stored('0', [OWN]))
  kept.set('bw.locale', 'en')
  expect(connectedWallet.kept()).not.toBe('')
  connectedWallet.forget()
  expect(connectedWallet.kept()).toBe('')
  expect([...kept.keys()]).toEqual(['bw.locale'])
})

test('what a wallet of this page writes down for the last time is forgotten too', () => {
  connectedWallet.onForget(() => kept.set('bw.wagmi.store', stored('0', [OWN])))
  connectedWallet.forget()
  expect(connectedWallet.kept()).toBe('')
})
