import { assignUnclaimed } from '#server/chain/assignUnclaimed.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { holderOf } from '#server/members/holders.ts'

export const matchUnclaimed: InTx<'operator/matchUnclaimed'> = async ({ tx, actor, body, now }) => {
  const { memberId, reason } = body
  const hash = body.hash.toLowerCase()
  const member = await holderOf(tx, memberId)
  if (!member) throw new Refusal('noMember', { field: 'memberId' })
  if (actor.member === memberId) throw new Refusal('toSelf', { field: 'memberId' })
  const payments = await assignUnclaimed(tx, { hash, member: memberId, now })
  if (payments.length === 0) throw new Refusal('nothingUnclaimed', { field: 'hash' })
  const log = payments.map(({ id, coin, amount, sender, journal }) => ({
    subject: `arrival ${id}`,
    before: { bookedAs: 'unclaimed', hash, sender },
    after: { bookedAs: 'deposit', member: memberId, coin, amount, journal },
    reason,
  }))
  return { result: { member, payments }, log }
}
