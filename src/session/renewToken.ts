import { store, tokenAtom } from './session.ts'

/** Goes on with the same member under another token: the service has ended the one before. Who has signed out stays out. */
export function renewToken(token: string) {
  if (store.get(tokenAtom)) store.set(tokenAtom, `Bearer ${token}`)
}
