import { lockAddress } from '#server/db/lockAddress.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'

/** What payments from an address are: revenue for the reward pool, or a budget for activity rewards. */
export type Purpose = 'revenue' | 'activity'

type Checked = {
  address: string
  purpose: Purpose
  /** The pool, the token and the paying wallets: what these send is booked otherwise. */
  house: readonly string[]
}

/**
 * Whether an address is one already whose payments are this; holds it for this transaction. Refuses `fundingOther` where it serves
 * the other purpose, `fundingOfHouse`, and `fundingOfMember`: what a member pledges would be taken for revenue.
 */
export async function checkFunding(tx: Tx, { address, purpose, house }: Checked): Promise<boolean> {
  const key = address.toLowerCase()
  const refused = { values: { address }, field: 'address' }
  if (house.some((one) => one.toLowerCase() === key)) throw new Refusal('fundingOfHouse', refused)
  await lockAddress(tx, key)
  const [member] = await tx<{ id: string; nickname: string }>`
    select id, nickname from member where account_key = ${key}`
  if (member) {
    const values = { address, member: member.id, nickname: member.nickname }
    throw new Refusal('fundingOfMember', { ...refused, values })
  }
  const [known] = await tx<{ purpose: Purpose }>`
    select purpose from funding_address where address = ${key}`
  if (known && known.purpose !== purpose) throw new Refusal('fundingOther', refused)
  return known !== undefined
}

type Funding = { address: string; purpose: Purpose; label: string; now: Date }

/** Makes an address one whose payments are revenue, or an activity budget. Whoever calls holds it (`checkFunding`). */
export async function registerFunding(
  tx: Tx,
  { address, purpose, label, now }: Funding,
): Promise<void> {
  await tx`
    insert into funding_address (address, purpose, label, created_at)
    values (${address.toLowerCase()}, ${purpose}, ${label}, ${now})`
}
