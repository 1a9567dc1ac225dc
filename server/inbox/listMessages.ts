import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { MessageKind } from '#shared/api/inbox.ts'
import type { Result } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import type { Locale } from '#shared/locale.ts'
import { Id, Time } from '#shared/rules.ts'
import { encodeSeen } from './seen.ts'

type Message = Result<'member/inbox'>['list'][number]

/** Which page of whose inbox, notices in which language, as of when. */
type Wanted = {
  member: string
  locale: Locale
  now: Date
  cursor?: string | undefined
  limit?: number | undefined
}

type Row = {
  number: string
  kind: MessageKind
  refId: string
  no: string | null
  coin: Message['coin']
  amount: bigint | null
  title: string | null
  createdAt: string
  read: boolean
  seen: string
}

/** Moment of the last message of the page before, and the ids below which messages and notices of that moment go on. */
const Last = z.tuple([Time, Id, Id])
const HIGHEST = '999999999999999999'

const REFERENCE: Record<MessageKind, NonNullable<Message['refType']>> = {
  order_started: 'order',
  order_failed: 'order',
  order_ended: 'order',
  deposit: 'deposit',
  transfer_in: 'transfer',
  withdrawal_paid: 'withdrawal',
  withdrawal_refused: 'withdrawal',
  activity_reward: 'grant',
  appointed: 'ratios',
  notice: 'notice',
}

/**
 * A page of what a member was told and of the notices that are out, the newest first; of one moment, messages come before
 * notices. A range of two indexes, however many there are. `seen` says what was there to be read. Refuses `cursor`.
 */
export async function listMessages(
  tx: Tx,
  { member, locale, now, cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: Message[]; next: string | null; seen: string | null }> {
  const [at, message, notice] = decodeCursor(cursor, Last) ?? ['infinity', '0', '0']
  const most = limit + 1
  const rows = await tx<Row>`
    with mine as (
      select m.created_at as joined, coalesce(r.up_to, '-infinity') as up_to, r.seen
      from member m left join inbox_read r on r.member_id = m.id where m.id = ${member})
    select number, kind, "refId", no, coin, amount, title, at as "createdAt", read,
      pg_current_snapshot()::text as seen from (
      (select m.id as number, m.kind, m.ref_id as "refId", m.no, m.coin, m.amount, null as title, m.at,
          is_read(m.at, m.written, mine.up_to, mine.seen) as read, 1 as place
        from message m, mine
        where m.member_id = ${member} and (m.at, m.id) < (${at}::timestamptz, ${message}::bigint)
        order by m.at desc, m.id desc limit ${most})
      union all
      (select n.id, 'notice', n.id, null, null, null, case when ${locale} = 'en' then title_en else title_zh end,
          n.published_at, n.published_at <= mine.joined or is_read(n.published_at, n.written, mine.up_to, mine.seen), 0
        from notice n, mine
        where n.withdrawn_at is null and not n.by_service and n.published_at <= ${now}
          and (n.published_at, n.id) < (${at}::timestamptz, ${notice}::bigint)
        order by n.published_at desc, n.id desc limit ${most})) found
    order by at desc, place desc, number desc limit ${most}`
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const [newest] = shown
  return {
    list: shown.map(messageOf),
    next: last ? cursorAfter(last) : null,
    seen: newest ? encodeSeen(newest.seen) : null,
  }
}

const messageOf = ({ number, seen: _, ...row }: Row): Message => ({
  id: `${row.kind === 'notice' ? 'n' : 'm'}${number}`,
  refType: REFERENCE[row.kind],
  ...row,
})

/** Behind a message all notices of its moment are still to come; behind a notice none of its messages. */
const cursorAfter = ({ kind, number, createdAt }: Row) =>
  encodeCursor(kind === 'notice' ? [createdAt, '0', number] : [createdAt, number, HIGHEST])
