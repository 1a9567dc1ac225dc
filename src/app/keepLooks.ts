import { keepsCopyNow } from '#src/session/copy.ts'
import { LOOK } from '#src/session/dropLooks.ts'
import { isOvertaken, localeAtom, store, tokenAtom } from '#src/session/session.ts'
import type { AppRouter } from './makeRouter.ts'
import styles from './Shell.module.css'

/** Characters of a token that tell two sessions apart; too few to be one. */
const MARK = 8

/**
 * Keeps how a screen looks whenever it is left, for the next start to begin with. It is written while the browser lets go of
 * the page: what writes it has to be here by then.
 */
export async function keepLooks(router: AppRouter) {
  const { lookOf } = await import('./lookOf.ts')
  const page: (HTMLElement & { build?: string }) | null = document.getElementById('root')
  const offline: [string, string] = [styles['strip'] ?? '', styles['stripped'] ?? '']
  document.addEventListener('visibilitychange', () => {
    const token = store.get(tokenAtom)
    const path = location.hash.slice(1)
    // Another tab may have signed out, or in, a moment ago, or have chosen that nothing is kept.
    if (!page || !document.hidden || !token || isOvertaken()) return
    // On the way to another screen the one before is still there.
    const isThere = router.state.resolvedLocation?.href === path
    if (!keepsCopyNow() || !isThere || !isScreen(path)) return
    const { build = '' } = page
    const of = { session: token.slice(-MARK), locale: store.get(localeAtom), build, offline }
    keep(LOOK + path, lookOf(page, of))
  })
}

/** A member's screen as such, not what an address asks of it: they are few. */
const isScreen = (path: string) => /^\/pages\/(?!console\/)[\w/]+$/.test(path)

function keep(place: string, look: string | null) {
  localStorage.removeItem(place)
  try {
    if (look !== null) localStorage.setItem(place, look)
  } catch {
    // A full storage costs the next start its picture, nothing else.
  }
}
