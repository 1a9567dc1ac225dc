import type { Tx } from '#server/db/Tx.ts'
import type { Role } from '#shared/desk/roles.ts'
import { spelledMail } from '#shared/spelledMail.ts'

/** A member as it sees itself; ratios in ten-thousandths, 0 of who is appointed to nothing, whatever is kept; `teamT` base units of T. */
export type Profile = {
  id: string
  account: string
  accountProved: boolean
  accountSigned: boolean
  nickname: string
  email: string
  emailTrusted: boolean
  hasPassword: boolean
  avatar: string | null
  agent: boolean
  site: boolean
  rewardRatio: number
  subsidyRatio: number
  activated: boolean
  firstUser: boolean
  roles: Role[]
  inviteCode: string
  inviter: { nickname: string } | null
  teamT: bigint
  createdAt: string
}

/** The member with this id, who exists. */
export async function profileOf(tx: Tx, id: string): Promise<Profile> {
  const [profile] = await tx<Profile>`
    select m.id, m.account, m.account_proved_at is not null as "accountProved",
      m.signed_at is not null as "accountSigned", m.nickname, m.email,
      m.mail_trusted as "emailTrusted", m.password_hash is not null as "hasPassword", m.avatar, m.agent, m.site,
      case when m.agent or m.site then m.reward_ratio else 0 end as "rewardRatio",
      case when m.agent or m.site then m.subsidy_ratio else 0 end as "subsidyRatio",
      m.activated_at is not null as activated, m.inviter_id is null as "firstUser", m.roles,
      m.invite_code as "inviteCode", m.team_t as "teamT", m.created_at as "createdAt",
      case when i.id is not null then jsonb_build_object('nickname', i.nickname) end as inviter
    from member m left join member i on i.id = m.inviter_id where m.id = ${id}`
  if (!profile) throw new Error(`there is no member ${id}`)
  return { ...profile, email: spelledMail(profile.email) }
}
