import type { Tx } from '#server/db/Tx.ts'
import type { DeskPath } from '#shared/desk/index.ts'

/** What decides who works at the desk, and whether they are still in. */
const STAFFING: ReadonlySet<DeskPath> = new Set([
  'operator/setRole',
  'operator/freeze',
  'operator/unfreeze',
  'operator/endSessions',
  'operator/endPassword',
])

/**
 * Taken by an act that writes before anybody asks who acts: nobody's role or sign-in is taken away while it is under way, and
 * one of these waits for all acts that are. Two operators who shut each other out, or take each other's role, wait for each
 * other here, and the second is not one any more.
 */
export const holdRoles = (tx: Tx, path: DeskPath) =>
  STAFFING.has(path)
    ? tx`select pg_advisory_xact_lock(5208016)`
    : tx`select pg_advisory_xact_lock_shared(5208016)`
