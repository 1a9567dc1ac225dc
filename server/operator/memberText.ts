import { memberIn } from './given.ts'
import type { Desk } from './openDesk.ts'

/** A member as the console says it too: by nickname and UID. */
export const memberText = ({ id, nickname }: { id: string; nickname: string }): string =>
  `${nickname} (UID ${id})`

/** Who did something, by the name in the log: a member is told by nickname and UID, everybody else by that name. */
export async function actorText<Name extends string | null>(
  { db }: Pick<Desk, 'db'>,
  actor: Name,
): Promise<string | Name> {
  const id = actor === null ? undefined : /^member (\d+)$/.exec(actor)?.[1]
  return id === undefined ? actor : memberText(await db.inTx((tx) => memberIn(tx, id)))
}

/** The same things, each with `actor` as `actorText` tells it. */
export const withActors = <Thing extends { actor: string | null }>(
  desk: Pick<Desk, 'db'>,
  things: readonly Thing[],
) => Promise.all(things.map(async (it) => ({ ...it, actor: await actorText(desk, it.actor) })))
