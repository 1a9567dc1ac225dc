import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { endWords } from '#server/desk/people/endWords.ts'
import { keepOperator } from '#server/desk/people/keepOperator.ts'
import { freeze as shutOut } from '#server/members/freeze.ts'
import { locked } from './known.ts'

/** Nobody shuts the own account out, nor the last operator who can sign in: somebody would have to be asked to open it. */
export const freeze: InTx<'operator/freeze'> = async ({ tx, actor, body, now }) => {
  const { memberId: id, reason } = body
  if (actor.member === id) throw new Refusal('freezeSelf', { field: 'memberId' })
  const { frozen, roles } = await locked(tx, id)
  const result = { id, frozen: reason }
  if (frozen === reason) return { result, log: [] }
  if (roles.includes('operator')) await keepOperator(tx, { actor, memberId: id, field: 'memberId' })
  await shutOut(tx, { member: id, reason, now })
  const line = { subject: `member ${id}`, before: { frozen }, after: { frozen: reason }, reason }
  const ended = await endWords(tx, { memberId: id, roles: [], actor, reason, now })
  return { result, log: [line, ...ended] }
}
