import type { Body } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { renewToken } from '#src/session/renewToken.ts'
import { store, tokenAtom } from '#src/session/session.ts'
import { post } from './post.ts'
import { RENEWING_LOCK, type RenewingPath, whileRenewing } from './renewing.ts'

/**
 * Milliseconds until the other windows have heard of a token that was kept: browsers tell of locks and of local storage by ways
 * of their own, and the end of the lock is not to overtake the token.
 */
const HEARD = 300

/**
 * Makes a call that ends all sessions of the signed-in member, and goes on with the token that it answers. Throws what
 * `post` throws, and tells the person nothing.
 */
export const renewSession = <P extends RenewingPath>(path: P, body: Body<P>): Promise<void> =>
  whileRenewing(async () => {
    const before = store.get(tokenAtom)
    const letGo = await holdOthers()
    try {
      const { token } = await post<RenewingPath>(path, body, { quiet: true })
      if (!renewToken(token, { before })) return
    } finally {
      setTimeout(letGo, HEARD)
    }
    // The pushes of this device were of the sign-in that has ended; with no push service they are tried again at the next start.
    void import('./phone-push.ts').then((it) => it.renewPushes()).catch(() => {})
  })

/**
 * Has the other windows of this browser wait with what is turned away (`renewed`), and with a change of their own: they would
 * sign out the session that goes on. Answers what ends that.
 */
async function holdOthers(): Promise<() => void> {
  let letGo = () => {}
  const ended = new Promise<void>((end) => {
    letGo = end
  })
  await new Promise<void>((held) => {
    const signal = AbortSignal.timeout(limits.readTimeout)
    const lock = navigator.locks?.request(RENEWING_LOCK, { signal }, () => {
      held()
      return ended
    })
    // Some browsers hand out no locks, and a window that was put aside may hold its own for ever: without, then.
    if (lock) lock.catch(() => held())
    else held()
  })
  return letGo
}
