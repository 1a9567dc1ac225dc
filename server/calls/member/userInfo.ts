import type { Handler } from '#server/calls/Handler.ts'
import { balancesOf } from '#server/ledger/balances.ts'
import { incomeOf } from '#server/ledger/incomeOf.ts'
import { gradeOf } from '#server/members/gradeOf.ts'
import { profileOf } from '#server/members/profileOf.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { dayOf } from '#shared/days.ts'

export const userInfo: Handler<'member/userInfo'> = async ({ tx, member: { id }, now }) => {
  const { teamT, rewardRatio, subsidyRatio, ...profile } = await profileOf(tx, id)
  const { grades } = await readParameters(tx, now)
  return {
    ...profile,
    rewardRatio: BigInt(rewardRatio),
    subsidyRatio: BigInt(subsidyRatio),
    grade: gradeOf(teamT, grades),
    balances: await balancesOf(tx, id),
    income: await incomeOf(tx, id, dayOf(now)),
  }
}
