import type { Tx } from '#server/db/Tx.ts'
import type { Role } from '#shared/desk/roles.ts'

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
  const id = WHOLE_ID.test(who) ? who : null
  const [member] = await tx<MemberRecord>`
    select id, account, nickname, email, invite_code as "inviteCode", inviter_id as inviter, agent, site,
      reward_ratio as "rewardRatio", subsidy_ratio as "subsidyRatio", roles,
      activated_at is not null as activated, direct, team, team_t as "teamT", staked_t as "stakedT",
      case when frozen_at is not null then coalesce(frozen_reason, '') end as frozen, created_at as "joinedAt"
    from member where id = ${id} or account_key = ${key} or email_key = ${key}
      or invite_code = ${who.toUpperCase()}
    order by id = ${id} desc nulls last limit 1`
  return member
}

/** Members whose nickname, mail address or account begins with the text, the newest first. */
export const findMembers = (
  tx: Tx,
  text: string,
): Promise<Pick<MemberRecord, 'id' | 'nickname' | 'email' | 'account'>[]> =>
  tx`
    select id, nickname, email, account from member
    where starts_with(lower(nickname), ${text.toLowerCase()}) or starts_with(email_key, ${text.toLowerCase()})
      or starts_with(account_key, ${text.toLowerCase()})
    order by id desc limit 50`
