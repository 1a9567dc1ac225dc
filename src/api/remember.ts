import type { Path, Result } from '#shared/api/index.ts'
import { memberAtom, parametersAtom, store, tokenAtom } from '#src/session/session.ts'

/** The session knows the member and the parameters from two calls, whoever makes them. */
export function remember(path: Path, result: unknown) {
  if (path === 'home/parameters') {
    store.set(parametersAtom, result as Result<'home/parameters'>)
  }
  // An answer that arrives after signing out belongs to nobody.
  if (path === 'member/userInfo' && store.get(tokenAtom)) {
    store.set(memberAtom, result as Result<'member/userInfo'>)
  }
}
