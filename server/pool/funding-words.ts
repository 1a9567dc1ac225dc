import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Purpose } from './registerFunding.ts'

const WAITS = 7 * 24 * 60 * 60 * 1000

type Word = { address: string; purpose: Purpose }

/** Whose word it is, and why. `newcomer`: works at the desk for too short a time to be one of two people. */
type Saying = { by: string; newcomer: boolean; reason: string; now: Date }

/**
 * Notes what somebody says that an address pays, or finds that somebody else said exactly that: then it holds, and why is
 * answered, in the words of whoever proposed it. null: it is noted. It waits for seven days, as a grant does. Another purpose is another word and takes the former's place. Refuses `saidAlready` and `newAtDesk`. Whoever calls
 * holds the address (`checkFunding`).
 */
export async function sayFunding(
  tx: Tx,
  { address, purpose }: Word,
  { by, newcomer, reason, now }: Saying,
): Promise<string | null> {
  const key = address.toLowerCase()
  const waiting = await waitingFunding(tx, now)
  const said = waiting.find((word) => word.address === key && word.purpose === purpose)
  if (said?.by === by) throw new Refusal('saidAlready')
  // Nor the first: whoever made one would be the second.
  if (newcomer) throw new Refusal('newAtDesk')
  if (said) {
    // One at most is open for an address.
    await tx`
      update funding_word set second_by = ${by}, made_at = ${now}
      where address = ${key} and made_at is null and over_at is null`
    return said.reason
  }
  await dropFundingWord(tx, { address, now })
  await tx`
    insert into funding_word (address, purpose, reason, first_by, first_at, expires_at)
    values (${key}, ${purpose}, ${reason}, ${by}, ${now}, ${new Date(now.getTime() + WAITS)})`
  return null
}

/** What was said of an address and waits is over. */
export async function dropFundingWord(
  tx: Tx,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  await tx`
    update funding_word set over_at = ${now}
    where address = ${address.toLowerCase()} and made_at is null and over_at is null`
}

/** What waits and was said by somebody whose word does not count any more is over. */
export const endFundingWords = (tx: Tx, { by, now }: { by: string; now: Date }) =>
  tx<Word>`
    update funding_word set over_at = ${now}
    where first_by = ${by} and made_at is null and over_at is null and expires_at > ${now}
    returning address, purpose`

/** What waits for a second person, the oldest first. */
export const waitingFunding = (tx: Tx, now: Date) =>
  tx<Word & { by: string; at: string; reason: string; expiresAt: string }>`
    select address, purpose, first_by as by, first_at as at, reason, expires_at as "expiresAt" from funding_word
    where made_at is null and over_at is null and expires_at > ${now} order by id`
