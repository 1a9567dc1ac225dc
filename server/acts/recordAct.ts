import type { Tx } from '#server/db/Tx.ts'
import { hashOfAct } from './hashOfAct.ts'

/** What an operator did: who, what, to which thing, and how that thing was and is. */
export type Act = {
  actor: string
  act: string
  subject: string
  before?: unknown
  after?: unknown
  reason?: string | undefined
  now: Date
}

/** What the first line follows. */
export const FIRST = '0'.repeat(64)

/** Adds a line to the operators' log. Lines are written one after another: each holds the hash of the one before. */
export async function recordAct(tx: Tx, { now, ...done }: Act): Promise<string> {
  await tx`select pg_advisory_xact_lock(5208003)`
  const [last] = await tx<{ hash: string }>`select hash from operator_act order by id desc limit 1`
  const { actor, act, subject, before = null, after = null, reason = null } = done
  const line = { actor, act, subject, before, after, reason, at: now.toISOString() }
  const previous = last?.hash ?? FIRST
  const hash = hashOfAct(previous, line)
  await tx`
    insert into operator_act (actor, act, subject, before, after, reason, at, previous_hash, hash)
    values (${actor}, ${act}, ${subject}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb,
      ${reason}, ${now}, ${previous}, ${hash})`
  return hash
}
