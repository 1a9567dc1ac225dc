import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { MessageKind } from '#shared/api/inbox.ts'

/** What a member is told; `amount` in base units. */
export type Told = {
  member: string
  kind: Exclude<MessageKind, 'notice'>
  /** Id of the order, the withdrawal, the journal or the change that it tells of: each is told of once. */
  ref: string
  /** Its number, as its record shows it. */
  no?: string
  coin?: Coin
  amount?: bigint
}

type Telling = {
  now: Date
  /** No push: the member did it itself, at this very moment. */
  quiet?: boolean
}

/**
 * Tells members what happened to them, in the transaction in which it happens: none is lost, and none is told twice.
 * Pushes wait beside it for those who want them.
 */
export async function tellMembers(
  tx: Tx,
  messages: readonly Told[],
  { now, quiet = false }: Telling,
): Promise<void> {
  if (messages.length === 0) return
  const column = <K extends keyof Told>(name: K) => messages.map((it) => it[name] ?? null)
  // One look into the index for each, whatever the planner thinks: who subscribed is never read from end to end.
  await tx`
    with told as (
      insert into message (member_id, kind, ref_id, no, coin, amount, at)
      select *, ${now}::timestamptz from unnest(${column('member')}::bigint[], ${column('kind')}::text[],
        ${column('ref')}::bigint[], ${column('no')}::text[], ${column('coin')}::text[], ${column('amount')}::numeric[])
      on conflict do nothing returning id, member_id, kind, ref_id, no)
    insert into push (subscription_id, member_id, message, kind, ref_id, no, at, due_at)
    select s.id, t.member_id, 'm' || t.id, t.kind, t.ref_id, t.no, ${now}, ${now}
    from told t cross join lateral (
      select id from push_subscription where member_id = t.member_id offset 0) s
    where not ${quiet}::boolean
    on conflict do nothing`
}

/** The same for one of them. */
export const tellMember = (tx: Tx, message: Told, telling: Telling): Promise<void> =>
  tellMembers(tx, [message], telling)
