import type { Tx } from '#server/db/Tx.ts'
import type { Purpose } from './registerFunding.ts'

/** A funding address, and what of its payments is booked so, base units. */
type Funding = {
  address: string
  purpose: Purpose
  label: string
  createdAt: string
  paid: { BTCW: bigint; BTCWT: bigint }
}

type Row = Omit<Funding, 'paid'> & { btcw: bigint; btcwt: bigint }

/** All of them, the newest first. */
export async function listFunding(tx: Tx): Promise<Funding[]> {
  const rows = await tx<Row>`
    select f.address, f.purpose, f.label, f.created_at as "createdAt", p.btcw, p.btcwt
    from funding_address f cross join lateral (
      select coalesce(sum(amount) filter (where coin = 'BTCW'), 0) as btcw,
        coalesce(sum(amount) filter (where coin = 'BTCWT'), 0) as btcwt
      from arrival where sender = f.address and credited_as in ('revenue', 'activity')) p
    order by f.created_at desc, f.address`
  return rows.map(({ btcw: BTCW, btcwt: BTCWT, ...one }) => ({ ...one, paid: { BTCW, BTCWT } }))
}
