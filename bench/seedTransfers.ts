import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'

/** Transfers booked in one transaction. */
const AT_ONCE = 10_000

type Transfers = { payer: number; payees: { first: number; count: number }; transfers: number }

/** Books so many transfers of one payer to many payees, each a journal of its own, as `asset/transfer` does. */
export async function seedTransfers(
  db: Database,
  { transfers, ...between }: Transfers,
): Promise<void> {
  for (let done = 0; done < transfers; done += AT_ONCE) {
    // A minute apart, in the past.
    const now = new Date(Date.parse('2026-01-01T00:00:00Z') + (done / AT_ONCE) * 60_000)
    await db.inTx((tx) => bookSome(tx, { ...between, done, now }))
  }
}

type Some = Omit<Transfers, 'transfers'> & { done: number; now: Date }

async function bookSome(tx: Tx, { payer, payees, done, now }: Some): Promise<void> {
  await tx`select set_config('statement_timeout', '60s', true)`
  const [booked] = await tx<{ short: string | null }>`
    with transfer as materialized (
      select c.id as journal, ${payees.first}::bigint + (${done}::int + n) % ${payees.count}::int as payee
      from generate_series(1, ${AT_ONCE}::int) n
      cross join lateral ledger_claim(${payer}, 'bench:transfer:' || (${done}::int + n), 'h', 'asset/transfer', null, ${now}) c),
    leg as (
      select journal, ${payer}::bigint as owner, 'available' as code, -1000::numeric as amount, 'transfer_out' as type,
        jsonb_build_object('member', payee::text, 'fee', '1', 'note', 'bench') as meta from transfer
      union all
      select journal, payee, 'available', 1000, 'transfer_in',
        jsonb_build_object('member', ${payer}::text, 'fee', '1', 'note', 'bench') from transfer
      union all select journal, ${payer}, 'available', -1, 'fee', null from transfer
      union all select journal, 0, 'fees', 1, null, null from transfer)
    select ledger_post(array_agg(journal), ${now}, array_agg(owner), array_agg(code), array_agg('BTCWT'::text),
      array_agg(amount), array_agg(type), array_agg(case when type is not null then 'transfer' end),
      array_agg(null::bigint), array_agg(meta)) as short
    from leg`
  if (booked?.short) throw new Error(`${booked.short} is short`)
}
