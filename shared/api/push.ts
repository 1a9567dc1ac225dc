import * as z from 'zod/mini'
import { call } from './call.ts'

const endpoint = z
  .url({ protocol: /^https?$/, error: 'endpoint' })
  .check(z.maxLength(1_000, 'endpoint'))
/** A point of the curve P-256 and 16 bytes, base64url: what `PushSubscription.toJSON()` says. */
const keys = z.object(
  {
    p256dh: z.string({ error: 'keys' }).check(z.regex(/^B[\w-]{86}=?$/, 'keys')),
    auth: z.string({ error: 'keys' }).check(z.regex(/^[\w-]{22}={0,2}$/, 'keys')),
  },
  { error: 'keys' },
)

export const push = {
  /** Has pushes go to this browser for as long as the sign-in lasts; asked again, nothing changes. */
  'push/subscribe': call({
    who: 'member',
    body: () => z.object({ endpoint, keys }),
    result: () => z.object({}),
  }),
  'push/unsubscribe': call({
    who: 'member',
    body: () => z.object({ endpoint }),
    result: () => z.object({}),
  }),
}
