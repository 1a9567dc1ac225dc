import type { Tx } from '#server/db/Tx.ts'

type Freezing = { member: string; reason: string; now: Date }

/** Shuts a member out and ends all sign-ins (decisions §8). What it has stays its own, and goes on earning. */
export async function freeze(tx: Tx, { member, reason, now }: Freezing): Promise<void> {
  await tx`
    update member set frozen_at = coalesce(frozen_at, ${now}), frozen_reason = ${reason} where id = ${member}`
  // Ended and not deleted, so that each can say why; letting the member in again opens none of them.
  await tx`update session set expires_at = ${now} where member_id = ${member} and expires_at > ${now}`
}

/** Lets a member in again. */
export async function unfreeze(tx: Tx, member: string): Promise<void> {
  await tx`update member set frozen_at = null, frozen_reason = null where id = ${member}`
}

/** Since when a member is shut out; undefined: is not. */
export async function frozenSince(tx: Tx, member: string): Promise<string | undefined> {
  const [shut] = await tx<{ since: string }>`
    select frozen_at as since from member where id = ${member} and frozen_at is not null`
  return shut?.since
}
