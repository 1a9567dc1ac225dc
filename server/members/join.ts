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
  /** The pool, the token, the paying wallets and the zero address. */
  house: readonly string[]
}

/**
 * Makes a member below its inviter and answers its id. Refuses `inviteCodeUnknown`, `emailTaken`, `accountTaken` and
 * `accountOfHouse`: what is pledged from an address that funds the pool would be taken for revenue, and coins that are
 * transferred to the pool's by mistake would be those of whoever typed it here.
 * The team's sizes further up follow by `foldJoined`.
 */
export async function join(tx: Tx, { inviteCode, house, ...joining }: Joining): Promise<string> {
  // As the new row will lock it: a row that is just being given up has nobody below it (`releaseAddress`).
  const [inviter] = await tx<{ id: string }>`
    select id from member where invite_code = ${inviteCode.toUpperCase()} and frozen_at is null for key share`
  if (!inviter) throw new Refusal('inviteCodeUnknown', { field: 'inviteCode' })
  await lockAddress(tx, joining.account)
  if (await isOfHouse(tx, joining.account.toLowerCase(), house))
    throw new Refusal('accountOfHouse', { field: 'account' })
  const [held] = await mailHolders(tx, joining.email)
  const member = held ? undefined : await insertMember(tx, { ...joining, inviter: inviter.id })
  if (!member) throw await takenBy(tx, joining)
  await tx`update member set direct = direct + 1 where id = ${inviter.id}`
  await tx`insert into member_joined (inviter_id) values (${inviter.id})`
  return member.id
}

async function isOfHouse(tx: Tx, key: string, house: readonly string[]): Promise<boolean> {
  if (house.some((one) => one.toLowerCase() === key)) return true
  return (await tx`select 1 from funding_address where address = ${key}`).length > 0
}

async function takenBy(tx: Tx, { email, account }: { email: string; account: string }) {
  const [taken] = await tx`select 1 from member where account_key = ${account.toLowerCase()}`
  if (taken) return new Refusal('accountTaken', { field: 'account' })
  const [held] = await mailHolders(tx, email)
  if (held) return new Refusal('emailTaken', { field: 'email' })
  return new Error('no free invitation code was found')
}
