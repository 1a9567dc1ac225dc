import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { bookGrant } from './bookGrant.ts'
import { type GrantRecord, grantRecord } from './grantRecords.ts'

type Deciding = { id: string; by: string; now: Date }

/**
 * Gives what somebody else asked for. Refuses `noGrant`, `grantNotWaiting`, `grantExpired`, `grantSamePerson` and
 * `grantBudget`. Answers the grant.
 */
export async function confirmGrant(tx: Tx, { id, by, now }: Deciding): Promise<GrantRecord> {
  const { askedBy } = await waitingGrant(tx, id, now)
  if (askedBy === by) throw new Refusal('grantSamePerson', { values: { id }, field: 'id' })
  await bookGrant(tx, { id, now, field: 'id' })
  await tx`update member_grant set decided_by = ${by}, decided_at = ${now} where id = ${id}`
  return grantRecord(tx, id, now)
}

/** Ends what waits for another person. Refuses `noGrant`, `grantNotWaiting` and `grantExpired`. Answers the grant. */
export async function refuseGrant(
  tx: Tx,
  { id, by, note, now }: Deciding & { note: string },
): Promise<GrantRecord> {
  await waitingGrant(tx, id, now)
  await tx`
    update member_grant set state = 'refused', decided_by = ${by}, decided_at = ${now}, note = ${note}
    where id = ${id}`
  return grantRecord(tx, id, now)
}

/** Ends all that wait and that somebody asked for whose word does not count any more. Answers the grants. */
export async function refuseAsked(
  tx: Tx,
  { asker, ...refusing }: Omit<Deciding, 'id'> & { asker: string; note: string },
): Promise<GrantRecord[]> {
  const waiting = await tx<{ id: string }>`
    select id from member_grant
    where state = 'waiting' and asked_by = ${asker} and expires_at > ${refusing.now} order by id`
  const ended: GrantRecord[] = []
  for (const { id } of waiting) ended.push(await refuseGrant(tx, { id, ...refusing }))
  return ended
}

/** A grant that waits for another person, held for this transaction. */
async function waitingGrant(tx: Tx, id: string, now: Date): Promise<GrantRecord> {
  const refused = { values: { id }, field: 'id' }
  const [held] = await tx`select 1 from member_grant where id = ${id} for update`
  if (!held) throw new Refusal('noGrant', refused)
  const record = await grantRecord(tx, id, now)
  if (record.state === 'expired') throw new Refusal('grantExpired', refused)
  if (record.state !== 'waiting') throw new Refusal('grantNotWaiting', refused)
  return record
}
