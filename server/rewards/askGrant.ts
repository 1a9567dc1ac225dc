import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { bookGrant } from './bookGrant.ts'
import { type GrantTerms, isBounded, lockGiving, mayGiveAlone } from './GrantTerms.ts'
import { type GrantRecord, grantRecord } from './grantRecords.ts'

/** Days until another person has to have confirmed a grant. */
const DAYS = 7

type Asking = {
  member: string
  coin: Coin
  amount: bigint
  reason: string
  by: string
  /** Works at the desk for too short a time to give alone, or to be one of two people. */
  newcomer: boolean
  /** It was shown as one that waits for another person: what would be given at once is not meant. */
  first?: boolean | undefined
  terms: GrantTerms
  now: Date
}

/**
 * Gives an activity reward out of the activity budget, or writes down that it is asked for where another person has to
 * confirm it: docs/decisions/094 and 110. Answers the grant. Refuses `grantBudget`, `newAtDesk` and `oneIsEnough`.
 */
export async function askGrant(tx: Tx, asking: Asking): Promise<GrantRecord> {
  const { member, coin, amount, reason, by, newcomer, terms, now } = asking
  await lockGiving(tx)
  const alone = await mayGiveAlone(tx, asking, terms)
  if (newcomer && isBounded(terms, coin)) throw new Refusal('newAtDesk')
  if (alone && asking.first) throw new Refusal('oneIsEnough')
  const [made] = await tx<{ id: string }>`
    insert into member_grant (member_id, coin, amount, reason, state, asked_by, asked_at, expires_at)
    values (${member}, ${coin}, ${amount}, ${reason}, 'waiting', ${by}, ${now},
      case when not ${alone}::boolean then ${now}::timestamptz + make_interval(days => ${DAYS}) end)
    returning id`
  if (!made) throw new Error('insert returned no row')
  if (alone) await bookGrant(tx, { id: made.id, now, field: 'amount' })
  return grantRecord(tx, made.id, now)
}
