import { onRefresh } from '#src/api/refresh.ts'
import { keepsCopyAtom } from '#src/session/copy.ts'
import { dropLooks, LOOK } from '#src/session/dropLooks.ts'
import { localeAtom, store, tokenAtom } from '#src/session/session.ts'
import styles from './Shell.module.css'

/** Characters of a token that tell two sessions apart; too few to be one. */
const MARK = 8

/**
 * Keeps how a screen looks whenever it is left, for the next start to begin with. It is written while the browser lets go of
 * the page: what writes it has to be here by then.
 */
export async function keepLooks() {
  onRefresh(dropLooks)
  const { lookOf } = await import('./lookOf.ts')
  const page = document.getElementById('root')
  const offline: [string, string] = [styles['strip'] ?? '', styles['stripped'] ?? '']
  document.addEventListener('visibilitychange', () => {
    const token = store.get(tokenAtom)
    const path = location.hash.slice(1)
    // Another tab may have signed out, or in, a moment ago.
    if (!page || !document.hidden || !token || token !== localStorage.getItem('bw.token')) return
    if (!store.get(keepsCopyAtom) || !isScreen(path)) return
    const of = { session: token.slice(-MARK), locale: store.get(localeAtom), offline }
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
