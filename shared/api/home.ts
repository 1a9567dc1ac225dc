import * as z from 'zod/mini'
import { Id, Time } from '#shared/rules.ts'
import { call } from './call.ts'
import { Change } from './changes.ts'
import { page, pageOf } from './page.ts'
import { editedAt } from './start.ts'

/** What the operator has to say, but for what Home shows at once (`start.ts`). */
export const home = {
  'home/noticeDetail': call({
    who: 'anyone',
    body: () => z.object({ id: Id }),
    result: () =>
      z.object({
        id: Id,
        title: z.string(),
        body: z.string(),
        publishedAt: Time,
        editedAt,
      }),
    offline: true,
  }),
  'home/columDetail': call({
    who: 'anyone',
    body: () =>
      z.object({
        key: z.string({ error: 'key' }).check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'key')),
      }),
    result: () =>
      z.object({ key: z.string(), title: z.string(), body: z.string(), updatedAt: Time }),
    offline: true,
  }),
  /** What was changed for everybody, and what is to be; by its moment, the newest first. */
  'home/changes': call({
    who: 'anyone',
    body: () => z.object({ ...page }),
    result: () => pageOf(Change),
    offline: true,
  }),
}
