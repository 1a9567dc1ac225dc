import { randomUUID } from 'node:crypto'
import { type Database, open } from '#server/db/open.ts'
import { available, fees } from '#server/ledger/accounts.ts'
import { groupCommit } from '#server/ledger/groupCommit.ts'
import type { Move } from '#server/ledger/Move.ts'
import { post } from '#server/ledger/post.ts'
import { drive } from './drive.ts'
import type { Part } from './Part.ts'
import { rateOf } from './pgbench.ts'
import { giveAll } from './seed.ts'
import { figure, ratio, table } from './table.ts'

const MEMBERS = 10_000
const SECONDS = 3
const now = () => new Date()

/** Transfers a second: each in a transaction of its own, through group commit, and by pgbench with the same SQL. */
export const ledger: Part = async ({ place, log }) => {
  const { appUrl } = await place.database('bench_ledger')
  const db = open(appUrl, { connections: 32 })
  await giveAll(db, { first: 1, count: MEMBERS, coin: 'BTCW', now: now() })
  const { alone, together } = transfers(db)
  const rows = []
  for (const clients of [1, 8, 32, 256]) {
    log(`ledger, ${clients} clients`)
    const run = { clients, seconds: SECONDS }
    // More connections than the pool has would only wait for each other.
    const single = clients > 32 ? undefined : await drive(alone, run)
    const group = await drive(together, run)
    const theirs = clients > 32 ? undefined : await rateOf(SCRIPT, { url: appUrl, ...run })
    rows.push([
      `${clients} clients`,
      figure(single?.perSecond),
      figure(single?.p50, 1),
      figure(single?.p99, 1),
      figure(group.perSecond),
      figure(group.p50, 1),
      figure(group.p99, 1),
      figure(theirs),
      ratio(single?.perSecond, theirs),
      ratio(group.perSecond, theirs),
    ])
  }
  await db.close()
  return `transfers with a fee to one account of all (two moves, four entries); /s and ms\n${table([HEAD, ...rows])}`
}

const HEAD = [
  '',
  'alone',
  'p50',
  'p99',
  'group commit',
  'p50',
  'p99',
  'pgbench',
  'alone ÷ pgbench',
  'group ÷ pgbench',
]

/** A transfer with a fee: payer to payee, and to the one account that every fee goes to. */
const moves = (from: string, to: string): Move[] => [
  { from: available(from), to: available(to), coin: 'BTCW', amount: 1_000n },
  { from: available(from), to: fees, coin: 'BTCW', amount: 1n },
]

function transfers(db: Database) {
  const book = groupCommit(db, now)
  const pair = () => {
    const from = 1 + Math.floor(Math.random() * MEMBERS)
    return [String(from), String(1 + (from % MEMBERS))] as const
  }
  return {
    alone: () =>
      db.inTx((tx) =>
        post(tx, { key: randomUUID(), kind: 'bench', now: now(), moves: moves(...pair()) }),
      ),
    together: async () => {
      const [from, to] = pair()
      await book({
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
  }
}

const SCRIPT = `\\set a random(1, ${MEMBERS})
\\set b 1 + :a % ${MEMBERS}
select * from ledger_book_many(jsonb_build_array(jsonb_build_object('owner', :a::bigint, 'key', gen_random_uuid(),
  'hash', 'h', 'kind', 'bench', 'meta', '{}'::jsonb, 'legs', jsonb_build_array(
    jsonb_build_object('owner', :a::bigint, 'code', 'available', 'coin', 'BTCW', 'amount', '-1000'),
    jsonb_build_object('owner', :b::bigint, 'code', 'available', 'coin', 'BTCW', 'amount', '1000'),
    jsonb_build_object('owner', :a::bigint, 'code', 'available', 'coin', 'BTCW', 'amount', '-1'),
    jsonb_build_object('owner', 0, 'code', 'fees', 'coin', 'BTCW', 'amount', '1')))), now());
`
