import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {} })
const { connectedWallet, walletConnectedAtom } = await import('#src/session/connectedWallet.ts')
const { store } = await import('#src/session/session.ts')
const { watchFromNow } = await import('./watchFromNow.ts')

test('a wallet is watched until the session it was connected in is forgotten', () => {
  const account = `0xAb${'0'.repeat(38)}`
  watchFromNow(account)
  expect(store.get(walletConnectedAtom)).toBe(account)
  connectedWallet.forget()
  expect(store.get(walletConnectedAtom)).toBeNull()
})
