import { teamMembers } from '#server/community/teamMembers.ts'
import type { Tx } from '#server/db/Tx.ts'
import { gradeOf } from '#server/members/gradeOf.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import type { Result } from '#shared/api/index.ts'

type TeamMember = Result<'member/miners'>

/** Members of a team as those above are shown them, in the order of the ids. */
export async function shownMembers(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<TeamMember[]> {
  const { grades } = await readParameters(tx, now)
  return (await teamMembers(tx, ids)).map((row) => ({
    ...row,
    rewardRatio: BigInt(row.rewardRatio),
    subsidyRatio: BigInt(row.subsidyRatio),
    grade: gradeOf(row.teamT, grades),
  }))
}

/** The one with this id, who is there. */
export async function shownMember(tx: Tx, id: string, now: Date): Promise<TeamMember> {
  const [member] = await shownMembers(tx, [id], now)
  if (!member) throw new Error(`there is no member ${id}`)
  return member
}
