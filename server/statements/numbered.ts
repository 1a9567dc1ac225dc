import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'

/** A leg of a journal, base units. */
type LedgerEntry = {
  id: string
  journal: string
  kind: string
  at: string
  owner: string
  account: string
  coin: Coin
  amount: bigint
  balanceAfter: bigint
  type: string | null
  refType: string | null
  refId: string | null
  refNo: string | null
  meta: unknown
}

/** As it is read: ids alone. */
export type RawEntry = Omit<LedgerEntry, 'refNo'>

export type Page = { list: LedgerEntry[]; next: string | null }

/** The same entries with the numbers of what they are about. */
export async function numbered(tx: Tx, list: readonly RawEntry[]): Promise<LedgerEntry[]> {
  const idsOf = (type: string) =>
    list.flatMap(({ refType, refId }) => (refType === type && refId !== null ? [refId] : []))
  const found = await tx<{ type: string; id: string; no: string }>`
    select 'order' as type, id, no from pledge_order where id = any(${idsOf('order')}::bigint[])
    union all
    select 'withdrawal', id, no from withdrawal where id = any(${idsOf('withdrawal')}::bigint[])`
  const numbers = new Map(found.map(({ type, id, no }) => [`${type} ${id}`, no]))
  return list.map((it) => ({ ...it, refNo: numbers.get(`${it.refType} ${it.refId}`) ?? null }))
}
