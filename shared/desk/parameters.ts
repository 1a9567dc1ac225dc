import * as z from 'zod/mini'
import { page, pageOf } from '#shared/api/page.ts'
import { Id, Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'
import { Reason } from './people.ts'
import { revision } from './written.ts'

/** What one field was and is; `of` names the coin, the plan or the grade, null where there is one of it. */
const Difference = z.object({
  field: z.string(),
  of: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** A version of a parameter: from when, who set it and why, and what it changes in what stands before it. */
const Version = z.object({
  id: Id,
  name: z.string(),
  value: z.unknown(),
  effectiveAt: Time,
  createdAt: Time,
  actor: z.string(),
  reason: z.string(),
  changes: z.array(Difference),
  /** Taken back before its moment. */
  dropped: z.nullable(z.object({ at: Time, actor: z.string(), reason: z.string() })),
})

const name = z.string({ error: 'keywords' }).check(z.maxLength(40, 'keywords'))
const roles = ['treasurer'] as const

export const parameters = {
  /** All of them: what is in force, since when, by whom and why (null: as it ships), and what is to come. */
  'operator/parameters': deskCall({
    roles,
    body: () => z.object({}),
    result: () =>
      z.object({
        list: z.array(
          z.object({
            name: z.string(),
            value: z.unknown(),
            since: z.nullable(Time),
            actor: z.nullable(z.string()),
            reason: z.nullable(z.string()),
            /** One more with every version that is set, taken back or comes: who sets another names it. */
            revision: z.int(),
            coming: z.array(Version),
          }),
        ),
      }),
  }),
  /** Every version there was, of one parameter or of all, by its moment, the newest first. */
  'operator/parameterHistory': deskCall({
    roles,
    body: () => z.object({ ...page, name: z.optional(name) }),
    result: () => pageOf(Version),
  }),
  /** Adds a version, in force from now or from a moment on. `value` as it is stored; `revision` the one that was looked at. */
  'operator/setParameter': deskCall({
    roles,
    body: () =>
      z.object({
        name,
        value: z.unknown(),
        effectiveAt: z.optional(Time),
        revision,
        reason: Reason,
      }),
    result: () => Version,
    writes: true,
  }),
  /** Takes a version back whose moment has not come. */
  'operator/dropParameter': deskCall({
    roles,
    body: () => z.object({ id: Id, reason: Reason }),
    result: () => Version,
    writes: true,
  }),
}
