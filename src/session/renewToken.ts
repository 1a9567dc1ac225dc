import { forgetCopy } from './copy.ts'
import { isOvertaken, store, tokenAtom } from './session.ts'

/**
 * Goes on with the same member under another token: the service has ended the one before. Who has signed out stays out, and
 * so does who has given way to the member of another tab. The copy on this device is kept under the token: it is made anew
 * under this one.
 */
export function renewToken(token: string) {
  if (!store.get(tokenAtom) || isOvertaken()) return
  store.set(tokenAtom, `Bearer ${token}`)
  forgetCopy().catch(() => {})
}
