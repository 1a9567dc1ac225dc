import { hashOfToken } from '#server/members/hashOfToken.ts'
import { as } from '#server/testing/as.ts'
import { tokenOf } from './seed.ts'

/** Rows of the lists beside the books; which of them wait is one in a hundred. */
export type Lists = { members: number; rows: number }

/**
 * Payments, withdrawals, messages and notices as lists read them, written at once: none of them is in the books, so an
 * audit would find them. Whoever is in `signedIn` has a session.
 */
export const seedDesk = (ownerUrl: string, lists: Lists, signedIn: readonly string[]) =>
  as(ownerUrl, async (client) => {
    for (const statement of statementsOf(lists)) await client.query(statement)
    for (const member of signedIn) {
      await client.query(
        `insert into session (token_hash, member_id, created_at, expires_at)
         values ($1, $2, '2026-11-20', '2100-01-01') on conflict do nothing`,
        [hashOfToken(tokenOf(member)), member],
      )
    }
  })

const coin = `case when n % 2 = 0 then 'BTCW' else 'BTCWT' end`

const statementsOf = ({ members, rows }: Lists): string[] => [
  `insert into arrival (chain_id, tx_hash, log_index, block_number, block_hash, block_at, coin, sender, amount, state,
     credited_as, member_id)
   select 21000, '0x' || lpad(to_hex(n), 64, '0'), 0, n, '0x' || lpad(to_hex(n), 64, '0'),
     timestamptz '2026-10-01' + n * interval '1 second', ${coin}, '0x' || lpad(to_hex(1 + n % ${members}), 40, '0'),
     (10 + n % 977) * 1e18, 'credited', case when n % 100 = 0 then 'unclaimed' else 'deposit' end,
     case when n % 100 > 0 then 1 + n % ${members} end
   from generate_series(1, ${rows}) n order by n`,
  `insert into withdrawal (no, member_id, coin, amount, fee, address, state, reason, decided_by, decided_at, created_at, done_at)
   select (20261001000000 + n)::text, 1 + n % ${members}, ${coin}, 1e18, 1e16, '0x' || lpad(to_hex(n % 5000), 40, '0'), state,
     case when state = 'returned' then 'cancelled' end, case when state = 'paid' then 'service' end,
     case when state = 'paid' then at end, at, case when state <> 'requested' then at end
   from (select n, timestamptz '2026-10-01' + n * interval '10 seconds' as at,
     case when n % 100 = 0 then 'requested' when n % 10 = 1 then 'returned' else 'paid' end as state
     from generate_series(1, ${rows}) n) w order by n`,
  `insert into message (member_id, kind, ref_id, no, coin, amount, at)
   select 1 + n % ${members}, 'order_started', n, n::text, 'BTCWT', 1e18, timestamptz '2026-11-01' + n * interval '1 second'
   from generate_series(1, ${rows}) n`,
  `insert into notice (title_en, title_zh, body_en, body_zh, published_at, updated_at)
   select 'Notice ' || n, '公告', '', '', timestamptz '2026-01-01' + n * interval '1 hour', '2026-11-01'
   from generate_series(1, 5000) n`,
  'vacuum analyze',
]
