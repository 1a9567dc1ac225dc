import { loadMember } from '#src/api/loadMember.ts'
import { post } from '#src/api/post.ts'
import { store, tokenAtom } from '#src/session/session.ts'

/**
 * A signed-in launch loads the member again (specification §2); a visitor needs the configuration only. A failure is told
 * like any other; what was kept from the last start stays on screen.
 */
export function followSession() {
  const first = store.get(tokenAtom)
  const loading = first ? loadMember() : post('home/parameters', {}, { quiet: true })
  loading.catch(() => {})

  // Another tab signed in as somebody, or out: what this one shows belongs to the session before.
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && (key === 'bw.token' || key === null)) location.reload()
  })
}
