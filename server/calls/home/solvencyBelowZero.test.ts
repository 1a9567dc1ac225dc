import { expect, test } from 'vitest'
import { reorg } from '#devnet/control.ts'
import { keepSolvency } from '#server/jobs/keepSolvency.ts'
import { type Account, available, staked, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { findDifference } from '#server/payouts/findDifference.ts'
import { openPayer } from '#server/payouts/testing/openPayer.ts'
import { debtors, shortOf } from '#server/pool/debtors.ts'
import { houseBooks } from '#server/pool/houseBooks.ts'
import { beginProof, freezeBooks } from '#server/proof/beginProof.ts'
import { solvencyDays } from '#server/statements/solvencyDays.ts'
import { type Books, COIN, openBooks } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import type { Coin } from '#shared/api/coin.ts'

const FRESH = 5_000

type Amount = { amount: bigint; coin?: Coin }

/** Books a move of its own; by force it may leave an account below zero. */
const move = (
  { db, clock }: Pick<Books, 'db' | 'clock'>,
  [from, to]: [Account, Account],
  { amount, coin = 'BTCW' }: Amount,
) =>
  db.inTx((tx) =>
    post(tx, {
      key: `${from.owner} ${from.code} ${to.owner} ${coin}`,
      kind: 'test',
      now: clock.now(),
      moves: [{ from, to, coin, amount }],
      force: to === treasury,
    }),
  )

/** Ann has 10 of her own and 5 that Bob gave her; the chain took back what Bob had paid in. */
async function takenFromBob() {
  const farm = await openFarm()
  const [ann, bob] = [await farm.join(), await farm.join()]
  await ann.pay(10n * COIN)
  await farm.settle()
  await bob.pay(5n * COIN)
  await farm.settle()
  await move(farm, [available(bob.id), available(ann.id)], { amount: 5n * COIN })
  await reorg(farm.chain.url, 4)
  await farm.look()
  await farm.settle()
  expect((await bob.balances()).BTCW.available).toBe(-5n * COIN)
  return { farm, ann, bob }
}

const hole = { coin: 'BTCW', coverage: '0.6666' }

test('what one member is below zero by is not taken off what others are owed', async () => {
  const { farm, ann, bob } = await takenFromBob()
  const asked = async () => (await ann.call('home/solvency', {})).result
  expect(await asked()).toMatchObject([
    { ...hole, onChain: '10', members: '15', short: '5' },
    { coin: 'BTCWT', members: '0', short: '0', coverage: null },
  ])
  // Books and chain agree all the same: what is compared with the chain is the net sum.
  expect((await farm.db.inTx(houseBooks))[0]?.members).toBe(10n * COIN)
  expect(await findDifference(farm.follower)).toMatchObject({ differences: [] })

  await bob.pay(7n * COIN)
  await farm.settle()
  farm.pass(FRESH)
  expect((await asked())[0]).toMatchObject({
    onChain: '17',
    members: '17',
    short: '0',
    coverage: '1.0000',
  })
})

test('a day keeps what members were below zero by, and one that was kept before says that it is not known', async () => {
  const { farm } = await takenFromBob()
  await farm.db.inTx(
    (tx) => tx`
      insert into solvency_day (day, coin, at, block, on_chain, members, reward_pool, activity, fees, unclaimed)
      values ('2026-11-01', 'BTCW', '2026-11-01', 1, 9, 9, 0, 0, 0, 0)`,
  )
  expect(await keepSolvency(farm.world)).toBe(1)
  const { list } = await farm.db.inTx((tx) => solvencyDays(tx, {}))
  expect(list).toMatchObject([
    { coins: [{ members: 15n * COIN, short: 5n * COIN }, { short: 0n }] },
    { day: '2026-11-01', coins: [{ members: 9n, short: null }] },
  ])
})

test('a payout that left the pool of a member below zero changes nothing of what others are owed', async () => {
  const farm = await openPayer()
  const { ann } = farm
  const bob = await farm.join()
  const asked = async () => {
    farm.pass(FRESH)
    const [{ members, short } = {}] = (await ann.call('home/solvency', {})).result
    return { members, short }
  }
  await farm.ask('5')
  await move(farm, [available(ann.id), available(bob.id)], { amount: (845n * COIN) / 10n })
  await move(farm, [available(ann.id), treasury], { amount: 3n * COIN })
  // Held for a withdrawal, 5.5 with the fee, it is Ann's.
  expect(await asked()).toEqual({ members: '87', short: '0' })
  await farm.rounds()
  await farm.settle()
  // Settled on the chain, and not yet in the books.
  expect(await asked()).toEqual({ members: '84.5', short: '2.5' })
  await farm.rounds()
  expect(await asked()).toEqual({ members: '84.5', short: '3' })
})

test('it is what the tree of the day says that members are below zero by', async () => {
  const books = await openBooks()
  const [ann, bob, cy] = [await books.join(), await books.join(), await books.join()]
  for (const it of [ann, bob, cy]) {
    await it.has('BTCW', 10n)
    await it.has('BTCWT', 10n)
    await move(books, [available(it.id), staked(it.id)], { amount: 4n })
  }
  // Of one coin below zero, of both, and of one account alone: the last has more than that staked.
  await move(books, [available(ann.id), treasury], { amount: 19n })
  await move(books, [available(bob.id), treasury], { amount: 12n })
  await move(books, [available(bob.id), treasury], { amount: 16n, coin: 'BTCWT' })
  await move(books, [available(cy.id), treasury], { amount: 7n })
  const short = await books.db.inTx(async (tx) => {
    await freezeBooks(tx)
    const [btcw, btcwt] = await houseBooks(tx)
    const owed = { BTCW: btcw?.members ?? 0n, BTCWT: btcwt?.members ?? 0n }
    const at = { day: '2026-11-21', now: books.clock.now(), seed: '0'.repeat(64), block: 0 }
    expect(await beginProof(tx, { ...at, hash: null, owed, goingOut: [] })).toBe(true)
    expect(shortOf(await debtors(tx, []), [])).toEqual({ BTCW: 11n, BTCWT: 6n })
    return tx`select short_btcw, short_btcwt from proof_day`
  })
  expect(short).toEqual([{ short_btcw: 11n, short_btcwt: 6n }])
})
