import type { Body } from '#shared/api/index.ts'
import { renewToken } from '#src/session/renewToken.ts'
import { post } from './post.ts'
import { type RenewingPath, whileRenewing } from './renewing.ts'

/**
 * Makes a call that ends all sessions of the signed-in member, and goes on with the token that it answers. Throws what
 * `post` throws, and tells the person nothing.
 */
export const renewSession = <P extends RenewingPath>(path: P, body: Body<P>): Promise<void> =>
  whileRenewing(async () => {
    const { token } = await post<RenewingPath>(path, body, { quiet: true })
    renewToken(token)
    // The pushes of this device were of the sign-in that has ended; with no push service they are tried again at the next start.
    void import('./phone-push.ts').then((it) => it.renewPushes()).catch(() => {})
  })
