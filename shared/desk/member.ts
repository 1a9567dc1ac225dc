import * as z from 'zod/mini'
import { DeskUntil } from '#shared/api/team.ts'
import { User } from '#shared/api/user.ts'
import { Amount } from '#shared/money.ts'
import { Id, Time, text } from '#shared/rules.ts'

/** A member in the list. */
export const Line = z.object({
  id: Id,
  nickname: z.string(),
  account: z.string(),
  email: z.string(),
  agent: z.boolean(),
  site: z.boolean(),
  /** Why the member is shut out; null: is not. */
  frozen: z.nullable(z.string()),
  direct: z.int(),
  team: z.int(),
  stakedT: Amount,
  teamT: Amount,
  joinedAt: Time,
})

/** How many there are of each status (specification §4). */
const Statuses = z.object({ review: z.int(), success: z.int(), fail: z.int(), end: z.int() })

/** Since when and why a member is shut out. */
export const Frozen = z.object({ since: Time, reason: text('reason') })

/** A member with all that only the desk knows. */
export const Sheet = z.extend(User, {
  until: DeskUntil,
  frozen: z.nullable(Frozen),
  /** Sign-ins that are valid now. */
  sessions: z.int(),
  orders: Statuses,
  withdrawals: Statuses,
  /** Who invited, and who invited those: the nearest first, at most 20. */
  way: z.array(z.object({ id: Id, nickname: z.string() })),
  direct: z.int(),
  team: z.int(),
  stakedT: Amount,
  teamT: Amount,
  /** Newly pledged by the member and the team in this ISO week. */
  weekT: Amount,
})
