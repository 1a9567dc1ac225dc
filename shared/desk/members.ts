import * as z from 'zod/mini'
import { member } from '#shared/api/member.ts'
import { offlinePaths } from '#shared/api/offlinePaths.ts'
import { page, pageOf } from '#shared/api/page.ts'
import { DeskTeamMember } from '#shared/api/team.ts'
import { Ratio } from '#shared/money.ts'
import { Day, Id } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'
import { Frozen, Line, Sheet } from './member.ts'
import { Reason } from './people.ts'

export const MEMBER_FILTERS = ['frozen', 'agents', 'sites'] as const

type OfMembers = Exclude<(typeof offlinePaths)[number], `home/${string}`>
const isOfMembers = (path: string): path is OfMembers => !path.startsWith('home/')

/** What members read, and operators can read as them: what the app may keep for offline viewing. */
export const MEMBER_READS = offlinePaths.filter(isOfMembers)

const Standing = z.object({
  id: Id,
  agent: z.boolean(),
  site: z.boolean(),
  rewardRatio: Ratio,
  subsidyRatio: Ratio,
})

const named = { memberId: Id, reason: Reason }

export const members = {
  /**
   * The newest first. `keywords` is a UID, an account, a mail address or an invitation code, or how a nickname, an account or
   * a mail address begins; what is found by it comes as one page, and `cut` says that more letters are wanted.
   */
  'operator/members': deskCall({
    roles: ['reviewer', 'treasurer'],
    body: () =>
      z.object({
        ...page,
        keywords: z.optional(
          z.string({ error: 'keywords' }).check(z.trim(), z.maxLength(100, 'keywords')),
        ),
        filter: z.optional(z.enum(MEMBER_FILTERS, { error: 'status' })),
      }),
    result: () => z.extend(pageOf(Line), { cut: z.boolean() }),
  }),
  /** One, as the member is shown to itself, and what only the desk knows. */
  'operator/member': deskCall({
    roles: ['reviewer', 'treasurer'],
    body: () => z.object({ memberId: Id }),
    result: () => Sheet,
  }),
  /** Whom a member invited, the newest first, with the figures of the teams. */
  'operator/tree': deskCall({
    roles: ['reviewer', 'treasurer'],
    body: () => z.object({ ...page, memberId: Id }),
    result: () =>
      z.extend(member['member/referenceList'].result, { list: z.array(DeskTeamMember) }),
  }),
  /** What a call of the member's answers now. Changes nothing, but each look is a line of the log. */
  'operator/asMember': deskCall({
    roles: [],
    body: () =>
      z.object({
        ...named,
        path: z.enum(MEMBER_READS, { error: 'key' }),
        // It stays in the log: more than any of these calls takes is not written there.
        body: z.optional(
          z
            .looseObject({}, { error: 'key' })
            .check(z.refine((it) => JSON.stringify(it).length <= 1_000, 'key')),
        ),
      }),
    /** As the contract has it for that call. */
    result: () => z.object({ answer: z.unknown() }),
  }),
  /** Shuts a member out and ends all sign-ins; the member reads the reason. */
  'operator/freeze': deskCall({
    roles: [],
    body: () => z.object(named),
    result: () => z.object({ id: Id, frozen: z.nullable(z.string()) }),
    writes: true,
  }),
  /** Lets a member in again. `frozen` is how that was seen: shut out anew, or for another reason, the member stays out. */
  'operator/unfreeze': deskCall({
    roles: [],
    body: () => z.object({ ...named, frozen: z.optional(Frozen) }),
    result: () => z.object({ id: Id, frozen: z.nullable(z.string()) }),
    writes: true,
  }),
  'operator/endSessions': deskCall({
    roles: [],
    body: () => z.object(named),
    result: () => z.object({ id: Id, ended: z.int() }),
    writes: true,
  }),
  /** Takes the password away and ends all sign-ins: the member sets another one by mail, or signs in with the wallet. */
  'operator/endPassword': deskCall({
    roles: [],
    body: () => z.object(named),
    result: () => z.object({ id: Id, ended: z.int() }),
    writes: true,
  }),
  /** Appoints anyone to anything; what is left out stays. */
  'operator/appoint': deskCall({
    roles: [],
    body: () =>
      z.object({
        ...named,
        agent: z.optional(z.boolean({ error: 'status' })),
        site: z.optional(z.boolean({ error: 'status' })),
        rewardRatio: z.optional(Ratio),
        subsidyRatio: z.optional(Ratio),
      }),
    /**
     * As decided now; it counts from `from` on. null: it has stood so, or what was announced is taken back, and what counts now
     * goes on.
     */
    result: () => z.extend(Standing, { from: z.nullable(Day), takenBack: z.boolean() }),
    writes: true,
  }),
  /** The founder's: whoever joins first needs one. */
  'operator/invitation': deskCall({
    roles: [],
    body: () => z.object({}),
    result: () => z.object({ id: Id, inviteCode: z.string() }),
  }),
}
