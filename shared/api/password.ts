import * as z from 'zod/mini'
import { Code, Email, Handle, Password } from '#shared/typed-rules.ts'
import { call } from './call.ts'
import { Session } from './start.ts'

export const password = {
  'password/sendRetrieveCode': call({
    who: 'anyone',
    body: () => z.object({ email: Email, handle: z.optional(Handle) }),
    result: () => z.object({ retryAfter: z.int() }),
  }),
  'password/retrievePassword': call({
    who: 'anyone',
    body: () =>
      z.object({ email: Email, code: Code, handle: z.optional(Handle), password: Password }),
    result: () => z.object({}),
  }),
  'password/modifyPassword': call({
    who: 'member',
    body: () =>
      z.object({
        oldPassword: z.string({ error: 'oldPassword' }).check(z.maxLength(200, 'oldPassword')),
        password: Password,
      }),
    result: () => Session,
  }),
}
