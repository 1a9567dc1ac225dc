import * as z from 'zod/mini'
import { Id, Time } from '#shared/rules.ts'
import { Uid } from '#shared/typed-rules.ts'
import { deskCall } from './deskCall.ts'
import { ROLES, Role } from './roles.ts'
import { revision } from './written.ts'

const Holder = z.object({
  id: Id,
  nickname: z.string(),
  account: z.string(),
  roles: z.array(Role),
  /** How often roles of this member were given or taken; where it is left out, nobody decides upon it. */
  revision: z.optional(z.int()),
})

/** A text that others read, of so many characters. It may have several lines; nothing in it turns the text around or steers a terminal. */
export const readText = (problem: string, least: number, most: number) =>
  z
    .string({ error: problem })
    .check(
      z.trim(),
      z.minLength(least, problem),
      z.maxLength(most, problem),
      z.regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069])*$/u, problem),
    )

/** Why something is done; it stays in the log. */
export const Reason = readText('reason', 3, 500)

/** Whether somebody's word is meant as the second of two; left out, it is whichever it is. */
export const second = z.optional(z.boolean({ error: 'status' }))

/** true: it was shown as the first of two people's; where one person is enough by now, it is refused. */
export const first = z.optional(z.boolean({ error: 'status' }))

/** Who works at the desk. */
export const people = {
  /** The one who asks, with the roles held now. */
  'operator/me': deskCall({
    roles: ROLES,
    body: () => z.object({}),
    result: () =>
      z.extend(Holder, {
        /**
         * Until then the one who asks is new at the desk: gives nothing that has a limit, and is none of two people; null: not,
         * or no more.
         */
        newUntil: z.nullable(Time),
        /** Everybody with a role, the one who asks too: whose names stand beside what was done. */
        colleagues: z.array(z.object({ id: Id, nickname: z.string() })),
      }),
  }),
  /** Everybody with a role: few. */
  'operator/roles': deskCall({
    roles: [],
    body: () => z.object({}),
    result: () => z.object({ list: z.array(Holder) }),
  }),
  /** Any member, with the roles held, so that it is seen to whom one is given. */
  'operator/holder': deskCall({
    roles: [],
    body: () => z.object({ memberId: Uid }),
    result: () => Holder,
  }),
  /** Gives or takes a role; with the `revision` that was looked at, unless one was given or taken since. */
  'operator/setRole': deskCall({
    roles: [],
    body: () =>
      z.object({
        memberId: Id,
        role: Role,
        on: z.boolean(),
        revision: z.optional(revision),
        reason: Reason,
      }),
    result: () => Holder,
    writes: true,
  }),
}
