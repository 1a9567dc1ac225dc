import * as z from 'zod/mini'
import { call } from './call.ts'

const endpoint = z.url({ error: 'endpoint' }).check(z.maxLength(1_000, 'endpoint'))
const key = z.string({ error: 'keys' }).check(z.regex(/^[\w-]{8,200}=*$/, 'keys'))

export const push = {
  'push/subscribe': call({
    who: 'member',
    body: z.object({ endpoint, keys: z.object({ p256dh: key, auth: key }) }),
    result: z.object({}),
    later: true,
  }),
  'push/unsubscribe': call({
    who: 'member',
    body: z.object({ endpoint }),
    result: z.object({}),
    later: true,
  }),
}
