import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { InTx, Logged } from '#server/desk/DeskAct.ts'
import { appoint as change } from '#server/members/appoint.ts'
import type { MemberRecord } from '#server/members/memberRecord.ts'
import { announced } from '#server/tree/announced.ts'
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
  const when = await changeIn(tx, memberId, { to, now, notice })
  const after = standingOf(await locked(tx, memberId))
  if ((rewardRatio || subsidyRatio) && !isAny(before) && !isAny(after))
    throw new Refusal('notAppointed', { field: 'memberId' })
  const result = { id: memberId, ...after, ...when }
  return { result, log: linesOf({ before, result }, reason) }
}

/** From which day it counts; taken back: nothing comes of what was announced, and what counts now goes on. */
async function changeIn(tx: Tx, member: string, asked: Parameters<typeof change>[2]) {
  const due = await announced(tx, member, asked.now)
  const day = await change(tx, member, asked)
  const takenBack = day !== null && due !== undefined && !(await announced(tx, member, asked.now))
  return { from: takenBack ? null : day, takenBack }
}

const standingOf = ({ agent, site, rewardRatio, subsidyRatio }: MemberRecord) => ({
  agent,
  site,
  rewardRatio: BigInt(rewardRatio),
  subsidyRatio: BigInt(subsidyRatio),
})

type Standing = ReturnType<typeof standingOf>

const isAny = ({ agent, site }: Standing) => agent || site

type Changed = {
  before: Standing
  result: Standing & { id: string; from: string | null; takenBack: boolean }
}

/** What was, and what is to be from its day on; of what is taken back, what goes on: no ratio of who is appointed to nothing. */
function linesOf({ before, result }: Changed, reason: string): Logged[] {
  const { id, from, takenBack, ...stands } = result
  if (from === null && !takenBack) return []
  const goesOn = isAny(stands) ? stands : { ...stands, rewardRatio: 0n, subsidyRatio: 0n }
  const after = takenBack ? goesOn : { ...stands, from }
  return [{ subject: `member ${id}`, before, after, reason }]
}
