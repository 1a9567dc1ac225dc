import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { holderOf, lockHolder } from '#server/members/holders.ts'
import { type MemberRecord, memberRecord } from '#server/members/memberRecord.ts'

/** Refuses `noMember`. */
export async function known(tx: Tx, memberId: string): Promise<void> {
  if (!(await holderOf(tx, memberId))) throw new Refusal('noMember', { field: 'memberId' })
}

/** A member as it stands, locked against another change. Refuses `noMember`. */
export async function locked(tx: Tx, memberId: string): Promise<MemberRecord> {
  const held = await lockHolder(tx, memberId)
  const member = held && (await memberRecord(tx, memberId))
  if (!member) throw new Refusal('noMember', { field: 'memberId' })
  return member
}
