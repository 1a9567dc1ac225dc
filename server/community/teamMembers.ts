import type { Tx } from '#server/db/Tx.ts'

/** A member as those above see it; `account` is empty where it has none any more (`releaseAddress`); ratios in ten-thousandths, 0 of who is appointed to nothing, whatever is kept; `stakedT` and `teamT` base units of T. */
export type TeamRow = {
  id: string
  nickname: string
  account: string
  avatar: string | null
  activated: boolean
  agent: boolean
  site: boolean
  rewardRatio: number
  subsidyRatio: number
  direct: number
  stakedT: bigint
  teamT: bigint
  joinedAt: string
}

/** The members with these ids, in this order. */
export const teamMembers = (tx: Tx, ids: readonly string[]): Promise<TeamRow[]> =>
  tx<TeamRow>`
    select m.id, m.nickname, case when m.account like '0x%' then m.account else '' end as account, m.avatar, m.activated_at is not null as activated, m.agent, m.site,
      case when m.agent or m.site then m.reward_ratio else 0 end as "rewardRatio",
      case when m.agent or m.site then m.subsidy_ratio else 0 end as "subsidyRatio", m.direct, m.staked_t as "stakedT", m.team_t as "teamT",
      m.created_at as "joinedAt"
    from unnest(${ids}::bigint[]) with ordinality as wanted(id, place) join member m on m.id = wanted.id
    order by wanted.place`
