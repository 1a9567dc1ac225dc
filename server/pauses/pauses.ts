import type { Tx } from '#server/db/Tx.ts'
import type { Locale } from '#shared/locale.ts'
import { PAUSABLE, type Pausable } from '#shared/pausable.ts'

/** What whoever pauses something holds, and whoever else has to know that nothing is being begun. */
export const PAUSE_LOCK = 5_208_021

/** Something that members cannot do for a while, since when, who said so, and why in both languages. */
export type Pause = { what: Pausable; since: string; by: string; en: string; zh: string }

/** The pauses that stand. */
export const pauses = (tx: Tx): Promise<Pause[]> =>
  tx<Pause>`select what, since, by, en, zh from pause where ended_at is null`

/** The pause of one thing; undefined: it goes on. */
export async function pauseOf(tx: Tx, what: Pausable): Promise<Pause | undefined> {
  const [pause] = await tx<Pause>`
    select what, since, by, en, zh from pause where what = ${what} and ended_at is null`
  return pause
}

/** How often each thing was paused or let go on, where it ever was: paused and let go on again is another state. */
export async function pauseRevisions(tx: Tx): Promise<ReadonlyMap<Pausable, number>> {
  const rows = await tx<{ what: Pausable; revision: number }>`
    select what, (count(*) + count(ended_at))::int as revision from pause group by what`
  return new Map(rows.map(({ what, revision }) => [what, revision]))
}

/** Until the transaction ends nobody pauses anything: what is begun in it was begun before. */
export const holdPauses = (tx: Tx) => tx`select pg_advisory_xact_lock_shared(${PAUSE_LOCK})`

/** Waits until what was begun (`holdPauses`) is over; until the transaction ends nothing else is. */
export const waitForBegun = (tx: Tx) => tx`select pg_advisory_xact_lock(${PAUSE_LOCK})`

/** The pause of one thing, and until the transaction ends nobody pauses anything (`holdPauses`). */
export async function heldPause(tx: Tx, what: Pausable): Promise<Pause | undefined> {
  await holdPauses(tx)
  return pauseOf(tx, what)
}

/** Why, in somebody's language. */
export const reasonOf = ({ en, zh }: Pick<Pause, 'en' | 'zh'>, locale: Locale): string =>
  locale === 'en' ? en : zh

/** Why each thing is paused, null where it is not, as members are told. */
export async function pausedFor(tx: Tx, locale: Locale): Promise<Record<Pausable, string | null>> {
  const standing = await pauses(tx)
  const told = PAUSABLE.map((what) => {
    const pause = standing.find((it) => it.what === what)
    return [what, pause ? reasonOf(pause, locale) : null]
  })
  return Object.fromEntries(told) as Record<Pausable, string | null>
}
