import * as z from 'zod/mini'
import { page, pageOf } from '#shared/api/page.ts'
import { Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'

/** A line of the operators' log. `before` and `after` are what the act saw and left: amounts in base units. */
const Line = z.object({
  id: z.string(),
  at: Time,
  actor: z.string(),
  act: z.string(),
  subject: z.string(),
  /** What the members are called now who did it and to whom it was done; null: it was none. */
  actorName: z.nullable(z.string()),
  subjectName: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.nullable(z.string()),
  hash: z.string(),
})

const part = (problem: string) =>
  z.optional(z.string({ error: problem }).check(z.maxLength(100, problem)))

export const records = {
  /** The newest first; `act` and `subject` by how they begin, `actor` whole, in capitals or not. */
  'operator/log': deskCall({
    roles: [],
    body: () =>
      z.object({
        ...page,
        actor: part('keywords'),
        act: part('keywords'),
        subject: part('keywords'),
      }),
    result: () => pageOf(Line),
  }),
  /** Reckons every hash anew; `broken` names the first of the `breaks` lines that do not follow from the one before. */
  'operator/checkLog': deskCall({
    roles: [],
    body: () => z.object({}),
    result: () =>
      z.object({
        lines: z.int(),
        last: z.nullable(z.string()),
        breaks: z.int(),
        broken: z.array(z.string()),
      }),
  }),
}
