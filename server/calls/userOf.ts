import type { Tx } from '#server/db/Tx.ts'
import { balancesOf } from '#server/ledger/balances.ts'
import { incomeOf } from '#server/ledger/incomeOf.ts'
import { gradeOf } from '#server/members/gradeOf.ts'
import { profileOf } from '#server/members/profileOf.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import type { Result } from '#shared/api/index.ts'
import { dayOf } from '#shared/days.ts'

/** A member as it sees itself, with its balances and what it earned. */
export async function userOf(tx: Tx, id: string, now: Date): Promise<Result<'member/userInfo'>> {
  const { teamT, rewardRatio, subsidyRatio, ...profile } = await profileOf(tx, id)
  const { grades } = await readParameters(tx, now)
  return {
    ...profile,
    operator: profile.roles.includes('operator'),
    rewardRatio: BigInt(rewardRatio),
    subsidyRatio: BigInt(subsidyRatio),
    grade: gradeOf(teamT, grades),
    balances: await balancesOf(tx, id),
    income: await incomeOf(tx, id, dayOf(now)),
  }
}
