import { Refusal } from '#server/db/Refusal.ts'
import { savepoint } from '#server/db/savepoint.ts'
import type { InTx, Logged } from '#server/desk/DeskAct.ts'
import { isNewcomer } from '#server/desk/people/isNewcomer.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { approveWithdrawal, lockApprovals } from '#server/withdrawals/approveWithdrawal.ts'
import { say } from '#shared/locale.ts'
import { refusals } from '#shared/refusals.ts'

export const approveWithdrawals: InTx<'operator/approveWithdrawals'> = async (asked) => {
  const { tx, actor, body, now, locale } = asked
  await lockApprovals(tx)
  const terms = await readParameters(tx, now)
  const newcomer = await isNewcomer(tx, actor, now)
  const log: Logged[] = []
  const list = []
  for (const { no, revision, first } of body.list) {
    const { name: by, member: self } = actor
    const deciding = { no, revision, first, by, self, newcomer, now, terms }
    const came = await savepoint(tx, () => approveWithdrawal(tx, deciding))
    if (came instanceof Refusal) {
      const because = say(refusals[came.because], locale, came.details.values ?? {})
      list.push({ no, outcome: 'refused' as const, because })
      continue
    }
    log.push(lineFor(no, revision, came))
    list.push({ no, outcome: came, because: null })
  }
  return { result: { list }, log }
}

const lineFor = (no: string, revision: number, came: 'approved' | 'first'): Logged => ({
  subject: `withdrawal ${no}`,
  before: { state: 'requested', revision },
  after: { state: came === 'approved' ? 'approved' : 'requested', outcome: came },
})
