import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember } from './app.ts'

/** How many lines the history of such a member has at least. */
export const LINES = 100_000
const IN_ONE = 20_000

/** Transfers from one to the other and every third back, each a journal of its own as the call books it. */
async function sendMany(tx: Tx, { from, to, first }: { from: Member; to: Member; first: number }) {
  await tx`select set_config('statement_timeout', '120s', true)`
  const [booked] = await tx<{ short: string | null }>`
    with moment as (select max(created_at) as now from journal),
    made as materialized (
      select n, case when n % 3 = 0 then array[${to.id}, ${from.id}]::bigint[] else array[${from.id}, ${to.id}]::bigint[] end as who,
        1000 + n % 977 as amount from generate_series(${first}::int, ${first + IN_ONE - 1}::int) n),
    journal as materialized (
      select made.*, (ledger_claim(who[1], 'many:' || n, '', 'asset/transfer', null, now)).id as journal from made, moment),
    leg as (
      select n, journal, 1 as place, who[1] as owner, who[2] as other, -amount as amount, 'transfer_out' as type from journal
      union all select n, journal, 2, who[2], who[1], amount, 'transfer_in' from journal)
    select ledger_post(array_agg(journal order by n, place), (select now from moment), array_agg(owner order by n, place),
      array_agg('available'::text), array_agg('BTCW'::text), array_agg(amount::numeric order by n, place),
      array_agg(type order by n, place), array_agg('transfer'::text), array_agg(null::bigint),
      array_agg(jsonb_build_object('member', other::text, 'fee', '0') order by n, place)) as short
    from leg`
  expect(booked).toEqual({ short: null })
}

/** Money of both coins, an order, a withdrawal that waits, and the many lines between. */
export async function live(db: Database, member: Member) {
  const other = await newMember(db)
  await deposit(db, other, { coin: 'BTCW', amount: '5' })
  await deposit(db, member, { coin: 'BTCW', amount: '30.000000000000000001' })
  await deposit(db, member, { coin: 'BTCWT', amount: '40' })
  const pledge = { coin: 'BTCWT', amount: '10', planId: 'd30' }
  expect(await post(member, 'product/pledge', pledge)).toMatchObject({ code: 200 })
  for (let first = 1; first < LINES; first += IN_ONE)
    await db.inTx((tx) => sendMany(tx, { from: other, to: member, first }))
  const transfer = { payeeId: other.id, coin: 'BTCW', amount: '1.5' }
  expect(await post(member, 'asset/transfer', transfer)).toMatchObject({ code: 200 })
}
