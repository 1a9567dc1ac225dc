import { forgetCopy } from './copy.ts'
import { isOvertaken, store, tokenAtom } from './session.ts'

/**
 * Goes on with the same member under another token: the service has ended the one before. Who has signed out stays out, and
 * so does who has given way to the next member, in this tab or another. The copy on this device is kept under the token: it is
 * made anew under this one. Answers whether it goes on.
 */
export function renewToken(token: string, { before }: { before: string | null }): boolean {
  if (!before || store.get(tokenAtom) !== before || isOvertaken()) return false
  store.set(tokenAtom, `Bearer ${token}`)
  forgetCopy().catch(() => {})
  return true
}
