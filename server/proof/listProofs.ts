import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { limits } from '#shared/limits.ts'
import { Day } from '#shared/rules.ts'

type Sums = Record<Coin, bigint>

/** What was published of a day's tree, base units. */
export type Published = {
  day: string
  at: string
  root: string
  count: number
  totals: Sums
  short: Sums
  block: number
  held: Sums | null
  gone: Sums
  noticeId: string
  publishedAt: string
  anchor: { hash: string; block: number } | null
}

type Row = Pick<Published, 'day' | 'at' | 'root' | 'count' | 'block' | 'noticeId' | 'publishedAt'> &
  Record<'btcw' | 'btcwt' | 'short_btcw' | 'short_btcwt', bigint> &
  Record<'held_btcw' | 'held_btcwt' | 'gone_btcw' | 'gone_btcwt', bigint | null> & {
    hash: string | null
    mined: number | null
  }

const Last = z.tuple([Day])
type Wanted = { cursor?: string | undefined; limit?: number | undefined }

/** A page of what was published, a row a day, the newest first. Refuses `cursor`. */
export async function listProofs(
  tx: Tx,
  { cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: Published[]; next: string | null }> {
  const [before] = decodeCursor(cursor, Last) ?? ['9999-12-31']
  const rows = await tx<Row>`
    select p.day, p.at, p.root, p.leaves as count, p.block::int as block, p.notice_id as "noticeId",
      p.published_at as "publishedAt", p.btcw, p.btcwt, p.short_btcw, p.short_btcwt, p.held_btcw, p.held_btcwt,
      p.gone_btcw, p.gone_btcwt, a.hash, a.block_number::int as mined
    from proof_day p left join lateral (
      select hash, block_number from proof_anchor where day = p.day and settled_at is not null
      order by settled_at limit 1) a on true
    where p.published_at is not null and p.day < ${before} order by p.day desc limit ${limit + 1}`
  const list = rows.slice(0, limit).map(publishedOf)
  const end = rows.length > limit ? list.at(-1) : undefined
  return { list, next: end ? encodeCursor([end.day]) : null }
}

const publishedOf = (row: Row): Published => ({
  day: row.day,
  at: row.at,
  root: row.root,
  count: row.count,
  totals: { BTCW: row.btcw, BTCWT: row.btcwt },
  short: { BTCW: row.short_btcw, BTCWT: row.short_btcwt },
  block: row.block,
  held:
    row.held_btcw === null || row.held_btcwt === null
      ? null
      : { BTCW: row.held_btcw, BTCWT: row.held_btcwt },
  gone: { BTCW: row.gone_btcw ?? 0n, BTCWT: row.gone_btcwt ?? 0n },
  noticeId: row.noticeId,
  publishedAt: row.publishedAt,
  anchor: row.hash === null || row.mined === null ? null : { hash: row.hash, block: row.mined },
})
