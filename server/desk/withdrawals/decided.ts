import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Logged } from '#server/desk/DeskAct.ts'
import { type WithdrawalFacts, withdrawalNumbered } from '#server/withdrawals/withdrawalFacts.ts'

type Asked = { tx: Tx; now: Date; body: { no: string; reason?: string } }
type Left = Pick<WithdrawalFacts, 'no' | 'state' | 'revision'>

/** Does what was decided about one withdrawal, and writes down how that was and is. Refuses `noWithdrawal` and what the deed refuses. */
export async function decided<A extends Asked>(
  asked: A,
  deed: (asked: A) => Promise<void>,
): Promise<{ result: Left; log: Logged[] }> {
  const { tx, now, body } = asked
  const { no, reason } = body
  const before = await withdrawalNumbered(tx, no, now)
  if (!before) throw new Refusal('noWithdrawal', { values: { no }, field: 'no' })
  await deed(asked)
  const after = (await withdrawalNumbered(tx, no, now)) ?? before
  const why = reason === undefined ? {} : { reason }
  const line = { subject: `withdrawal ${no}`, before: partOf(before), after: partOf(after), ...why }
  return { result: { no, state: after.state, revision: after.revision }, log: [line] }
}

const partOf = ({ state, revision, halted }: WithdrawalFacts) => ({ state, revision, halted })
