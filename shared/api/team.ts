import * as z from 'zod/mini'
import { Amount, Ratio } from '#shared/money.ts'
import { Day, ID, Id, Time } from '#shared/rules.ts'

const teamMember = () =>
  z.object({
    id: Id,
    nickname: z.string(),
    /** Empty where its owner has taken it from whoever had only typed it. */
    account: z.string(),
    avatar: z.nullable(z.string()),
    grade: z.int(),
    activated: z.boolean(),
    agent: z.boolean(),
    site: z.boolean(),
    rewardRatio: Ratio,
    subsidyRatio: Ratio,
    direct: z.int(),
    /** What the member staked, and what everybody below did. */
    stakedT: Amount,
    teamT: Amount,
    joinedAt: Time,
  })

/** A member, as whoever is above in the team sees it: appointed and with ratios as decided last. */
export const TeamMember = z.lazy(teamMember)

/** Who is to be appointed; specification §5: "Please select a user (community)". */
const Selected = z.string({ error: 'member' }).check(z.regex(ID, 'member'))
export const Appointment = z.object({ memberId: Selected, rewardRatio: Ratio, subsidyRatio: Ratio })

const Standing = z.object({
  agent: z.boolean(),
  site: z.boolean(),
  rewardRatio: Ratio,
  subsidyRatio: Ratio,
})

/** A change of a member's own appointment or ratios: by whom (null: an operator), from when it counts. */
export const RatioChange = z.lazy(() =>
  z.extend(Standing, {
    id: Id,
    by: z.nullable(z.object({ id: Id, nickname: z.string() })),
    before: Standing,
    /** The first distribution that reckons with it. */
    effectiveFrom: Day,
    createdAt: Time,
  }),
)

/** What counts for a member until a day, or from it on. */
const Dated = z.extend(Standing, { day: Day })

/**
 * What counts for a member until `day`, where an operator has announced what counts from then on (docs/decisions/131), and what
 * that is, the nearest first: answers kept of old lack it.
 */
export const Until = z.lazy(() => z.extend(Dated, { coming: z.optional(z.array(Dated)) }))

/** The same for the desk; null: what is told beside it counts. */
const until = () => z.nullable(z.extend(Dated, { coming: z.array(Dated) }))
export const DeskUntil = z.lazy(until)

/** A member of a team, as the desk sees it. */
export const DeskTeamMember = z.lazy(() => z.extend(teamMember(), { until: until() }))
