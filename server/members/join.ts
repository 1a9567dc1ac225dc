import { lockAddress } from '#server/db/lockAddress.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { insertMember } from './insertMember.ts'
import { mailHolders } from './mailHolders.ts'

/** A new member: everything about it is checked but for what the database alone can tell. */
export type Joining = {
  nickname: string
  email: string
  passwordHash: string
  /** The inviter's, in any case. */
  inviteCode: string
  account: `0x${string}`
  proved: boolean
  now: Date
}

/**
 * Makes a member below its inviter and answers its id. Refuses `inviteCodeUnknown`, `emailTaken` and `accountTaken`, the
 * last of an address that funds the pool as well: what is pledged from there would be taken for revenue.
 * The team's sizes further up follow by `foldJoined`.
 */
export async function join(tx: Tx, { inviteCode, ...joining }: Joining): Promise<string> {
  // As the new row will lock it: a row that is just being given up has nobody below it (`releaseAddress`).
  const [inviter] = await tx<{ id: string }>`
    select id from member where invite_code = ${inviteCode.toUpperCase()} and frozen_at is null for key share`
  if (!inviter) throw new Refusal('inviteCodeUnknown', { field: 'inviteCode' })
  await lockAddress(tx, joining.account)
  const [funding] = await tx`
    select 1 from funding_address where address = ${joining.account.toLowerCase()}`
  if (funding) throw new Refusal('accountTaken', { field: 'account' })
  const [held] = await mailHolders(tx, joining.email)
  const member = held ? undefined : await insertMember(tx, { ...joining, inviter: inviter.id })
  if (!member) throw await takenBy(tx, joining)
  await tx`update member set direct = direct + 1 where id = ${inviter.id}`
  await tx`insert into member_joined (inviter_id) values (${inviter.id})`
  return member.id
}

async function takenBy(tx: Tx, { email, account }: { email: string; account: string }) {
  const [taken] = await tx`select 1 from member where account_key = ${account.toLowerCase()}`
  if (taken) return new Refusal('accountTaken', { field: 'account' })
  const [held] = await mailHolders(tx, email)
  if (held) return new Refusal('emailTaken', { field: 'email' })
  return new Error('no free invitation code was found')
}
