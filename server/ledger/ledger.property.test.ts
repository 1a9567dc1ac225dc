import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#server/db/Refusal.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'
import {
  type Account,
  available,
  fees,
  rewardPool,
  staked,
  treasury,
  withdrawing,
} from './accounts.ts'
import type { Move } from './Move.ts'
import { post } from './post.ts'

const WORKERS = 16
const OPERATIONS = Number(process.env['LEDGER_OPERATIONS'] ?? 20_000)
const now = new Date('2026-11-21T12:00:00Z')

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

/** The books in a few lines: what the database must agree with, whatever 16 workers do at once. */
class Model {
  readonly #told = new Map<string, string>()
  readonly #balances = new Map<string, bigint>()

  tell(key: string, moves: readonly Move[]): 'booked' | 'overdrawn' | 'misuse' {
    const text = moves.map((m) => `${name(m.from)}>${name(m.to)}:${m.coin}:${m.amount}`).join()
    const before = this.#told.get(key)
    if (before !== undefined) return before === text ? 'booked' : 'misuse'
    const after = new Map(this.#balances)
    for (const { from, to, coin, amount } of moves) {
      after.set(`${name(from)}:${coin}`, (after.get(`${name(from)}:${coin}`) ?? 0n) - amount)
      after.set(`${name(to)}:${coin}`, (after.get(`${name(to)}:${coin}`) ?? 0n) + amount)
    }
    const short = moves.some(
      ({ from, coin }) => from !== treasury && (after.get(`${name(from)}:${coin}`) ?? 0n) < 0n,
    )
    if (short) return 'overdrawn'
    for (const [account, balance] of after) this.#balances.set(account, balance)
    this.#told.set(key, text)
    return 'booked'
  }

  balances = () => new Map([...this.#balances].filter(([, balance]) => balance !== 0n))
}

const name = ({ owner, code }: Account) => `${owner}:${code}`

/** Each worker has members of its own, so that the order of its operations is the model's; the house is shared. */
const movesOf = (worker: number): fc.Arbitrary<Move[]> => {
  const own = [0, 1, 2].map((i) => String(worker * 10 + i + 1))
  const account = fc.constantFrom<Account>(
    treasury,
    ...own.flatMap((member) => [available(member), staked(member), withdrawing(member)]),
  )
  const sink = fc.constantFrom<Account>(fees, rewardPool)
  const move = fc
    .record({
      from: account,
      to: fc.oneof({ weight: 4, arbitrary: account }, { weight: 1, arbitrary: sink }),
      coin: fc.constantFrom<Coin>(...COINS),
      amount: fc.bigInt(1n, 10n ** 24n),
    })
    .filter(({ from, to }) => name(from) !== name(to))
  return fc.array(move, { minLength: 1, maxLength: 4 })
}

async function told(key: string, moves: readonly Move[]) {
  try {
    await db.inTx((tx) => post(tx, { key, kind: 'test', now, moves }))
    return 'booked'
  } catch (error) {
    if (error instanceof Refusal) return 'overdrawn'
    if (error instanceof Error && error.message.includes('told before')) return 'misuse'
    throw error
  }
}

async function work(worker: number, seed: number): Promise<Model> {
  const model = new Model()
  const count = Math.ceil(OPERATIONS / WORKERS)
  const operations = fc.sample(fc.tuple(movesOf(worker), fc.nat(count)), {
    numRuns: count,
    seed: seed + worker,
  })
  const keys: string[] = []
  for (const [i, [moves, pick]] of operations.entries()) {
    // One telling in five repeats a key that was used before: with other moves, or (one in two) the same.
    const again = pick % 5 === 0 ? keys[pick % Math.max(1, keys.length)] : undefined
    const key = again ?? `${worker}:${i}`
    const telling =
      again && pick % 2 === 0 ? (operations[Number(again.split(':')[1])]?.[0] ?? moves) : moves
    const expected = model.tell(key, telling)
    const got = await told(key, telling)
    if (got !== expected)
      throw new Error(`${key}: the model says ${expected}, the books say ${got}`)
    if (got === 'booked') keys.push(key)
  }
  return model
}

test(`${OPERATIONS} random operations by ${WORKERS} workers agree with a model in memory`, {
  timeout: 240_000,
}, async () => {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
  console.info(`seed ${seed}`)
  const models = await Promise.all(
    Array.from({ length: WORKERS }, (_, worker) => work(worker, seed)),
  )

  const rows = await db.inTx(
    (tx) => tx<{ account: string; balance: bigint }>`
      select owner_id || ':' || code || ':' || coin as account, balance from account where balance <> 0`,
  )
  const expected = new Map<string, bigint>()
  for (const model of models) {
    for (const [account, balance] of model.balances()) {
      expected.set(account, (expected.get(account) ?? 0n) + balance)
    }
  }
  const order = (map: Map<string, bigint>) => [...map].filter(([, b]) => b !== 0n).toSorted()
  expect(order(new Map(rows.map(({ account, balance }) => [account, balance])))).toEqual(
    order(expected),
  )

  const [broken] = await db.inTx(
    (tx) => tx<{ sums: string; chains: string; journals: string; gaps: string }>`select
      (select count(*) from (select 1 from account group by coin having sum(balance) <> 0) s) as sums,
      (select count(*) from (select balance_after - amount as before,
          lag(balance_after, 1, 0) over (partition by account_id order by seq) as last from entry) c
        where before <> last) as chains,
      (select count(*) from (select 1 from entry e join account a on a.id = e.account_id
        group by journal_id, coin having sum(amount) <> 0) j) as journals,
      (select count(*) from account a where seq <> (select count(*) from entry e where e.account_id = a.id)
        or balance <> (select coalesce(sum(amount), 0) from entry e where e.account_id = a.id)) as gaps`,
  )
  expect(broken).toEqual({ sums: '0', chains: '0', journals: '0', gaps: '0' })
})
