import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { announced } from '#server/tree/announced.ts'
import { counting, type Standing } from '#server/tree/standing.ts'
import type { Result } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { Id } from '#shared/rules.ts'
import type { Page } from './Found.ts'
import { untilThen } from './untilThen.ts'

const Before = z.tuple([Id])

type Row = {
  id: string
  by: { id: string; nickname: string } | null
  agentBefore: boolean
  siteBefore: boolean
  rewardBefore: number
  subsidyBefore: number
  agent: boolean
  site: boolean
  reward: number
  subsidy: number
  effectiveFrom: string
  createdAt: string
}

/**
 * A page of the changes of a member's own appointment and ratios, newest first, and what counts until an announced one does.
 * Refuses `cursor`.
 */
export async function listRatioChanges(
  tx: Tx,
  member: string,
  { cursor, limit = limits.pageDefault, now }: Page & { now: Date },
): Promise<Result<'member/ratioChanges'>> {
  const [before] = decodeCursor(cursor, Before) ?? []
  const rows = await tx<Row>`
    select c.id, c.agent_before as "agentBefore", c.site_before as "siteBefore", c.reward_before as "rewardBefore",
      c.subsidy_before as "subsidyBefore", c.agent, c.site, c.reward, c.subsidy, c.effective_from as "effectiveFrom",
      c.created_at as "createdAt",
      case when b.id is not null then jsonb_build_object('id', b.id::text, 'nickname', b.nickname) end as by
    from ratio_change c left join member b on b.id = c.by_id
    where c.member_id = ${member} and (${before ?? null}::bigint is null or c.id < ${before ?? null})
    order by c.id desc limit ${limit + 1}`
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map(asChange),
    next: last && rows.length > limit ? encodeCursor([last.id]) : null,
    until: untilThen(await announced(tx, member, now)),
  }
}

const asChange = (row: Row): Result<'member/ratioChanges'>['list'][number] => ({
  id: row.id,
  by: row.by,
  before: told({
    agent: row.agentBefore,
    site: row.siteBefore,
    rewardRatio: row.rewardBefore,
    subsidyRatio: row.subsidyBefore,
  }),
  ...told({
    agent: row.agent,
    site: row.site,
    rewardRatio: row.reward,
    subsidyRatio: row.subsidy,
  }),
  effectiveFrom: row.effectiveFrom,
  createdAt: row.createdAt,
})

/** A row keeps the ratios of an appointment that was ended (docs/decisions/131): they count for nothing, and are told so. */
function told(standing: Standing) {
  const { agent, site, rewardRatio, subsidyRatio } = counting(standing)
  return { agent, site, rewardRatio: BigInt(rewardRatio), subsidyRatio: BigInt(subsidyRatio) }
}
