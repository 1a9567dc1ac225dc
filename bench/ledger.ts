import { randomUUID } from 'node:crypto'
import { open } from '#server/db/open.ts'
import { available, fees, treasury } from '#server/ledger/accounts.ts'
import { groupCommit } from '#server/ledger/groupCommit.ts'
import type { Move } from '#server/ledger/Move.ts'
import { post } from '#server/ledger/post.ts'
import { drive } from './drive.ts'
import { pgbench, rateOf } from './pgbench.ts'
import { print } from './print.ts'

const MEMBERS = 10_000
const SECONDS = 5
const now = () => new Date()

/** A transfer with a fee: payer to payee, and to the one account that every fee goes to. */
const moves = (from: string, to: string): Move[] => [
  { from: available(from), to: available(to), coin: 'BTCW', amount: 1_000n },
  { from: available(from), to: fees, coin: 'BTCW', amount: 1n },
]

const SCRIPT = `\\set a random(1, ${MEMBERS})
\\set b 1 + :a % ${MEMBERS}
select * from ledger_book_many(jsonb_build_array(jsonb_build_object('owner', :a::bigint, 'key', gen_random_uuid(),
  'hash', 'h', 'kind', 'bench', 'meta', '{}'::jsonb, 'legs', jsonb_build_array(
    jsonb_build_object('owner', :a::bigint, 'code', 'available', 'coin', 'BTCW', 'amount', '-1000'),
    jsonb_build_object('owner', :b::bigint, 'code', 'available', 'coin', 'BTCW', 'amount', '1000'),
    jsonb_build_object('owner', :a::bigint, 'code', 'available', 'coin', 'BTCW', 'amount', '-1'),
    jsonb_build_object('owner', 0, 'code', 'fees', 'coin', 'BTCW', 'amount', '1')))), now());
`

/** Transfers a second: each in a transaction of its own, through group commit, and by pgbench with the same SQL. */
export async function ledger(appUrl: string): Promise<void> {
  const db = open(appUrl, { connections: 32 })
  await fund(db)
  const pair = () => {
    const from = 1 + Math.floor(Math.random() * MEMBERS)
    return [String(from), String(1 + (from % MEMBERS))] as const
  }
  const book = groupCommit(db, now)
  for (const clients of [1, 8, 32, 256]) {
    const alone =
      clients > 32
        ? undefined
        : await drive(
            () =>
              db.inTx((tx) =>
                post(tx, { key: randomUUID(), kind: 'bench', now: now(), moves: moves(...pair()) }),
              ),
            { clients, seconds: SECONDS },
          )
    const together = await drive(
      () => {
        const [from, to] = pair()
        return book({
          owner: from,
          key: randomUUID(),
          hash: 'h',
          kind: 'bench',
          meta: {},
          moves: moves(from, to),
          answerShort: (short) => short,
          answer: ({ id }) => id,
        })
      },
      { clients, seconds: SECONDS },
    )
    const theirs =
      pgbench && clients <= 32
        ? await rateOf(SCRIPT, { url: appUrl, clients, seconds: SECONDS })
        : undefined
    print(`ledger, ${clients} clients`, { alone, 'group commit': together, pgbench: theirs })
  }
  await db.close()
}

async function fund(db: ReturnType<typeof open>) {
  for (let first = 1; first <= MEMBERS; first += 1_000) {
    const members = Array.from({ length: 1_000 }, (_, i) => String(first + i))
    await db.inTx((tx) =>
      post(tx, {
        key: `fund:${first}`,
        kind: 'bench',
        now: now(),
        moves: members.map((member) => ({
          from: treasury,
          to: available(member),
          coin: 'BTCW',
          amount: 10n ** 24n,
        })),
      }),
    )
  }
}
