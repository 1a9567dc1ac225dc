import type { Tx } from '#server/db/Tx.ts'

/** What payments from an address are: revenue for the reward pool, or a budget for activity rewards. */
export type Purpose = 'revenue' | 'activity'

type Funding = { address: string; purpose: Purpose; label: string; now: Date }

/**
 * Makes an address one whose payments are revenue, or an activity budget. Answers false where it is one already. Throws
 * where it serves the other purpose, or is a member's account: what that member pledges would be taken for revenue.
 */
export async function registerFunding(
  tx: Tx,
  { address, purpose, label, now }: Funding,
): Promise<boolean> {
  const key = address.toLowerCase()
  const [member] = await tx<{ id: string }>`select id from member where account_key = ${key}`
  if (member) {
    throw new Error(`${address} is the account of member ${member.id}: use an address of its own`)
  }
  const made = await tx`
    insert into funding_address (address, purpose, label, created_at)
    values (${key}, ${purpose}, ${label}, ${now}) on conflict do nothing returning address`
  const [known] = await tx<{ purpose: Purpose }>`
    select purpose from funding_address where address = ${key}`
  if (known?.purpose !== purpose) {
    throw new Error(`${address} already pays for ${known?.purpose}: use an address of its own`)
  }
  return made.length > 0
}
