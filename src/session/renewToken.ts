import { store, tokenAtom } from './session.ts'

/** Goes on with the same member under another token: the service has ended the one before. */
export const renewToken = (token: string) => store.set(tokenAtom, `Bearer ${token}`)
