import { dropDrafts } from '#src/session/drafts.ts'
import { memberAtom, store, tokenAtom } from '#src/session/session.ts'
import { loadMember } from './loadMember.ts'

/** Starts a session with the token of a login: stores it, loads the member, then the configuration (specification §4). */
export async function signIn(token: string): Promise<void> {
  store.set(memberAtom, null)
  store.set(tokenAtom, token.startsWith('Bearer ') ? token : `Bearer ${token}`)
  try {
    await loadMember()
  } catch (error) {
    // Without the configuration one is signed in all the same: the screens ask for it again.
    if (!store.get(memberAtom)) {
      store.set(tokenAtom, null)
      throw error
    }
  }
  dropDrafts({ except: store.get(memberAtom)?.id ?? '' })
}
