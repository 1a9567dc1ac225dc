import type { Tx } from '#server/db/Tx.ts'
import type { Role } from '#shared/desk/roles.ts'
import { spelledMail } from '#shared/spelledMail.ts'
import { mailKeys } from './mailHolders.ts'

/** A member as an operator sees it; ratios in ten-thousandths, T in base units. */
export type MemberRecord = {
  id: string
  account: string
  nickname: string
  email: string
  inviteCode: string
  inviter: string | null
  agent: boolean
  site: boolean
  rewardRatio: number
  subsidyRatio: number
  roles: Role[]
  activated: boolean
  direct: number
  team: number
  teamT: bigint
  stakedT: bigint
  frozen: string | null
  joinedAt: string
}

const WHOLE_ID = /^\d{1,18}$/

/** The member whose id, account, mail address or invitation code this is; nothing where it is nobody's. */
export async function memberRecord(tx: Tx, who: string): Promise<MemberRecord | undefined> {
  const key = who.toLowerCase()
  const mails = mailKeys(who)
  const id = WHOLE_ID.test(who) ? who : null
  const [member] = await tx<MemberRecord>`
    select id, account, nickname, email, invite_code as "inviteCode", inviter_id as inviter, agent, site,
      reward_ratio as "rewardRatio", subsidy_ratio as "subsidyRatio", roles,
      activated_at is not null as activated, direct, team, team_t as "teamT", staked_t as "stakedT",
      case when frozen_at is not null then coalesce(frozen_reason, '') end as frozen, created_at as "joinedAt"
    from member where id = ${id} or account_key = ${key} or email_key = any(${mails})
      or invite_code = ${who.toUpperCase()}
    order by id = ${id} desc nulls last, array_position(${mails}::text[], email_key) limit 1`
  return member && inOneSpelling(member)
}

/** What the desk's list shows of a member. */
type MemberLine = Omit<
  MemberRecord,
  'inviteCode' | 'inviter' | 'rewardRatio' | 'subsidyRatio' | 'roles' | 'activated'
>

/** The members with these ids, in this order. */
export async function memberLines(tx: Tx, ids: readonly string[]): Promise<MemberLine[]> {
  const lines = await tx<MemberLine>`
    select m.id, account, nickname, email, agent, site, direct, team, team_t as "teamT", staked_t as "stakedT",
      case when frozen_at is not null then coalesce(frozen_reason, '') end as frozen, created_at as "joinedAt"
    from unnest(${ids}::bigint[]) with ordinality as wanted(id, place) join member m on m.id = wanted.id
    order by wanted.place`
  return lines.map(inOneSpelling)
}

/** A mail address that was stored before there was one spelling is shown in it. */
const inOneSpelling = <T extends { email: string }>(member: T): T => ({
  ...member,
  email: spelledMail(member.email),
})
