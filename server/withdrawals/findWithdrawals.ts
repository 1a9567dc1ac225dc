import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { WITHDRAWAL_FILTERS } from '#shared/desk/withdrawals.ts'
import { limits } from '#shared/limits.ts'
import { Id } from '#shared/rules.ts'
import { type WithdrawalFacts, withdrawalFacts } from './withdrawalFacts.ts'

type Filter = (typeof WITHDRAWAL_FILTERS)[number]

type Wanted = {
  filter?: Filter | undefined
  coin?: Coin | undefined
  memberId?: string | undefined
  /** A UID, a number or the address that is paid. */
  keywords?: string | undefined
  /** Those that wait for a person: at least for so long. */
  hours?: number | undefined
  cursor?: string | undefined
  limit?: number | undefined
  now: Date
}

/** A page ends at a withdrawal's id. */
const End = z.tuple([Id])

/** A page of withdrawals as the desk sees them: those that wait for a person the oldest first, else the newest. Refuses `cursor`. */
export async function findWithdrawals(
  tx: Tx,
  wanted: Wanted,
): Promise<{ list: WithdrawalFacts[]; next: string | null }> {
  const { filter, cursor, limit = limits.pageDefault, now } = wanted
  const [end = null] = decodeCursor(cursor, End) ?? []
  const sought = await soughtBy(tx, wanted)
  if (!sought) return { list: [], next: null }
  const oldestFirst = filter === 'waiting' || filter === 'halted'
  const found = await (oldestFirst ? oldest : newest)(tx, {
    ...wanted,
    ...sought,
    end,
    many: limit + 1,
  })
  const ids = found.slice(0, limit).map(({ id }) => id)
  const last = found.length > limit ? ids.at(-1) : undefined
  return { list: await withdrawalFacts(tx, ids, now), next: last ? encodeCursor([last]) : null }
}

type Sought = { memberId: string | null; address: string | null; only: string | null }

/** What the keywords name: one withdrawal by its number, a member or an address; undefined where nothing can be meant. */
async function soughtBy(tx: Tx, { keywords = '', ...wanted }: Wanted): Promise<Sought | undefined> {
  const memberId = wanted.memberId ?? null
  const nothing = { memberId, address: null, only: null }
  if (keywords === '') return nothing
  if (/^0x[0-9a-f]{40}$/i.test(keywords)) return { ...nothing, address: keywords.toLowerCase() }
  if (!/^\d{1,40}$/.test(keywords)) return undefined
  const [numbered] = await tx<{ id: string }>`select id from withdrawal where no = ${keywords}`
  if (numbered) return { ...nothing, only: numbered.id }
  // Somebody else's withdrawals are not those of the member who was asked for.
  if (!Id.safeParse(keywords).success || (memberId !== null && memberId !== keywords))
    return undefined
  return { ...nothing, memberId: keywords }
}

type Place = Omit<Wanted, 'filter' | 'memberId'> &
  Sought & {
    filter?: string | undefined
    end: string | null
    many: number
  }

/** The states stand here as their indexes have them, so that none but the rows of the page is read. */
const oldest = (tx: Tx, { filter = 'waiting', hours, now, ...place }: Place) => tx<{
  id: string
}>`
  select id from withdrawal
  where (${filter}::text <> 'waiting' or state = 'requested')
    and (${filter}::text <> 'halted' or halted is not null)
    and (${place.coin ?? null}::text is null or coin = ${place.coin ?? null})
    and (${place.memberId}::bigint is null or member_id = ${place.memberId})
    and (${place.address}::text is null or address_key = ${place.address})
    and (${place.only}::bigint is null or id = ${place.only})
    and (${hours ?? null}::int is null or created_at <= ${now}::timestamptz - make_interval(hours => ${hours ?? null}))
    and (${place.end}::bigint is null or id > ${place.end})
  order by id limit ${place.many}`

const newest = (tx: Tx, { filter = '', ...place }: Place) => tx<{
  id: string
}>`
  select id from withdrawal
  where (${filter}::text <> 'going' or state in ('approved', 'nonce', 'signed', 'broadcast', 'mined'))
    and (${filter}::text <> 'paid' or status = 'success')
    and (${filter}::text <> 'returned' or status = 'fail')
    and (${place.coin ?? null}::text is null or coin = ${place.coin ?? null})
    and (${place.memberId}::bigint is null or member_id = ${place.memberId})
    and (${place.address}::text is null or address_key = ${place.address})
    and (${place.only}::bigint is null or id = ${place.only})
    and (${place.end}::bigint is null or id < ${place.end})
  order by id desc limit ${place.many}`
