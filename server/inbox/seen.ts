import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { Refusal } from '#server/db/Refusal.ts'

/** Letters of a snapshot that is handed out: with more transactions under way at once, the moment alone must do. */
const LONGEST = 2_000

const Snapshot = z.tuple([z.string().check(z.regex(/^\d{1,18}:\d{1,18}:(\d{1,18}(,\d{1,18})*)?$/))])

/** What a page of messages was read of, PostgreSQL's `pg_snapshot` as text, for the app to give back. */
export const encodeSeen = (snapshot: string): string | null =>
  snapshot.length > LONGEST ? null : encodeCursor([snapshot])

/** The snapshot again; null where there is none. Refuses `cursor` where PostgreSQL would not take it. */
export function decodeSeen(seen: string | null | undefined): string | null {
  const [snapshot] = decodeCursor(seen ?? undefined, Snapshot) ?? []
  if (snapshot === undefined) return null
  const [from = 0n, end = 0n, ...running] = snapshot.split(/[:,]/).filter(Boolean).map(BigInt)
  const all = [from, ...running, end]
  const wrong = all.some((it, i) => it < (all[i - 1] ?? 0n)) || running.some((it) => it >= end)
  if (from < 1n || wrong) throw new Refusal('cursor', { field: 'cursor' })
  return snapshot
}
