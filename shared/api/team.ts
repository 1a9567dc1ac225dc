import * as z from 'zod/mini'
import { Amount, Ratio } from '#shared/money.ts'
import { Day, ID, Id, Time } from '#shared/rules.ts'

/** A member, as whoever is above in the team sees it. */
export const TeamMember = z.lazy(() =>
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
  }),
)

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

/** What counts for a member until `day`, where an operator has announced what counts from then on (docs/decisions/131). */
export const Until = z.lazy(() => z.extend(Standing, { day: Day }))
