import type { Tx } from '#server/db/Tx.ts'
import type { Claimed } from './claimPushes.ts'
import { KEEPS, type Outcome } from './sendPush.ts'

/** Tries of one push, the first one counted. */
const TRIES = 6

/** Before the second try, milliseconds; twice as long before each further one. */
const PAUSE = 30_000

type Told = { push: Claimed; outcome: Outcome }

/** Writes down what the push services said. Answers how many pushes are given up. */
export async function keepOutcomes(tx: Tx, told: readonly Told[], now: Date): Promise<number> {
  const done = told.map((it) => ({ ...it, due: dueAfter(it, now) }))
  const over = done.filter(({ due }) => !due).map(({ push }) => push.id)
  const again = done.flatMap(({ push, due }) => (due ? [{ id: push.id, due }] : []))
  const having = (is: (outcome: Outcome) => boolean) =>
    told.filter(({ outcome }) => is(outcome)).map(({ push }) => push.subscription)
  const sent = having((outcome) => outcome === 'sent')
  const gone = having((outcome) => outcome === 'gone')
  await tx`delete from push where id = any(${over}::bigint[])`
  await tx`
    update push p set due_at = a.due
    from unnest(${again.map(({ id }) => id)}::bigint[], ${again.map(({ due }) => due)}::timestamptz[]) as a(id, due)
    where p.id = a.id`
  await tx`delete from push_subscription where id = any(${gone}::bigint[])`
  await tx`update push_subscription set sent_at = ${now} where id = any(${sent}::bigint[])`
  return done.filter(({ outcome, due }) => outcome !== 'sent' && outcome !== 'gone' && !due).length
}

/** When it is tried again; undefined: never. */
function dueAfter({ push, outcome }: Told, now: Date): Date | undefined {
  if (typeof outcome === 'string' || push.tries >= TRIES) return undefined
  const due = now.getTime() + (outcome.later ?? PAUSE * 2 ** (push.tries - 1))
  return due < Date.parse(push.at) + KEEPS * 1_000 ? new Date(due) : undefined
}
