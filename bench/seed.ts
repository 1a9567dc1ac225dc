import type { Database } from '#server/db/open.ts'
import { available, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import type { Coin } from '#shared/api/coin.ts'

const RICH = 10n ** 24n
const AT_ONCE = 2_000

type Gift = { first: number; count: number; coin: Coin; now: Date }

/** Gives members, whose ids follow each other, more than a run can spend. */
export async function giveAll(db: Database, { first, count, coin, now }: Gift): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    const some = Math.min(AT_ONCE, count - done)
    const members = Array.from({ length: some }, (_, i) => String(first + done + i))
    await db.inTx((tx) =>
      post(tx, {
        key: `bench:${coin}:${first + done}`,
        kind: 'bench',
        now,
        moves: members.map((member) => ({
          from: treasury,
          to: available(member),
          coin,
          amount: RICH,
        })),
      }),
    )
  }
}

/** The token of a bench's member: told by its id, so that pgbench knows it too. */
export const tokenOf = (member: number | string): string => `bench-${member}`

/** Members below the root with a session each; their ids follow each other. Answers the first. */
export async function seedMembers(
  db: Database,
  { count, now }: { count: number; now: Date },
): Promise<number> {
  return db.inTx(async (tx) => {
    const [row] = await tx<{ first: string; made: number }>`
      with made as (
        insert into member (account, account_proved_at, signed_at, nickname, email, invite_code, inviter_id, created_at)
        select '0x' || lpad(to_hex(n), 40, '0'), ${now}::timestamptz, ${now}::timestamptz, 'Member ' || n, n || '@bench.invalid',
          'B' || lpad(n::text, 7, '0'), root.id, ${now}
        from generate_series(1, ${count}::int) n cross join (select id from member where inviter_id is null) root
        order by n returning id),
      signed as (
        insert into session (token_hash, member_id, created_at, expires_at)
        select encode(sha256(convert_to('bench-' || id, 'UTF8')), 'hex'), id, ${now}, ${now}::timestamptz + interval '30 days'
        from made)
      select min(id) as first, (max(id) - min(id) + 1)::int as made from made`
    if (row?.made !== count) throw new Error('the ids of the members do not follow each other')
    return Number(row.first)
  })
}
