import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { appoint as change } from '#server/members/appoint.ts'
import type { MemberRecord } from '#server/members/memberRecord.ts'
import { locked } from './known.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Also what neither ratios above nor below would let a leader do (decisions §7). Nobody appoints the own account. Refuses
 * `notAppointed` for ratios of who is appointed to nothing: nobody would be shown them.
 */
export const appoint: InTx<'operator/appoint'> = async ({ tx, actor, body, now }) => {
  const { memberId, reason, agent, site, rewardRatio, subsidyRatio } = body
  if (actor.member === memberId) throw new Refusal('toSelf', { field: 'memberId' })
  const before = standingOf(await locked(tx, memberId))
  const to = {
    ...(agent !== undefined && { agent }),
    ...(site !== undefined && { site }),
    ...(rewardRatio !== undefined && { rewardRatio }),
    ...(subsidyRatio !== undefined && { subsidyRatio }),
  }
  // One person at the console does not turn a day's earnings to somebody unseen: docs/decisions/131. The command line may.
  const notice = actor.member === null ? 0 : DAY
  const from = await change(tx, memberId, { to, now, notice })
  const after = standingOf(await locked(tx, memberId))
  const isAny = (it: typeof after) => it.agent || it.site
  if ((rewardRatio || subsidyRatio) && !isAny(before) && !isAny(after))
    throw new Refusal('notAppointed', { field: 'memberId' })
  const result = { id: memberId, ...after, from }
  if (from === null) return { result, log: [] }
  return {
    result,
    log: [{ subject: `member ${memberId}`, before, after: { ...after, from }, reason }],
  }
}

const standingOf = ({ agent, site, rewardRatio, subsidyRatio }: MemberRecord) => ({
  agent,
  site,
  rewardRatio: BigInt(rewardRatio),
  subsidyRatio: BigInt(subsidyRatio),
})
