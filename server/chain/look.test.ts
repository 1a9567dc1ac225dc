import { expect, test } from 'vitest'
import { headOf, mine } from '#devnet/control.ts'
import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { chainFacts } from './chainFacts.ts'
import { look } from './look.ts'
import type { Chain } from './openChain.ts'
import { poolBalances } from './poolBalances.ts'

/** A database whose connection breaks at the query of this number, counted over all transactions. */
const dyingAt = (db: Database, query: number): Database => {
  let count = 0
  const dying =
    (tx: Tx): Tx =>
    (text, ...values) => {
      count += 1
      if (count === query) throw new Error('killed')
      return tx(text, ...values)
    }
  return { ...db, inTx: (work) => db.inTx((tx) => work(dying(tx))) }
}

test('killed at any query, the follower leaves nothing half, and goes on where it was', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  const id = await ann.open('10')
  await ann.pay(10n * COIN)
  await ann.pay(COIN)
  await mine(farm.chain.url, 3)
  const before = await farm.db.inTx(chainFacts)

  let query = 1
  const dies = () =>
    look({ ...farm.follower, db: dyingAt(farm.db, query) }).then(
      () => false,
      () => true,
    )
  while (await dies()) {
    const { cursor } = await farm.db.inTx(chainFacts)
    const { BTCW } = await ann.balances()
    const status = (await ann.order(id))?.status
    // All of the step or nothing of it.
    const after = [before.cursor + 5, 10n * COIN, COIN, 'success']
    expect([cursor, BTCW.staked, BTCW.available, status]).toEqual(
      cursor === before.cursor ? [before.cursor, 0n, 0n, 'review'] : after,
    )
    query += 1
  }
  expect(query).toBeGreaterThan(20)
  expect((await ann.balances()).BTCW).toMatchObject({ staked: 10n * COIN, available: COIN })
  expect(await ann.order(id)).toMatchObject({ status: 'success' })
  expect(await farm.surplus()).toBe(0n)
})

test('several processes that follow at once credit everything once', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.look()
  for (let round = 0; round < 5; round += 1) {
    const id = await ann.open('10')
    await ann.pay(10n * COIN)
    await ann.pay(COIN)
    await mine(farm.chain.url, 2)
    await Promise.all(Array.from({ length: 4 }, () => farm.look()))
    expect(await ann.order(id)).toMatchObject({ status: 'success' })
  }
  expect((await ann.balances()).BTCW).toMatchObject({ staked: 50n * COIN, available: 5n * COIN })
  expect(await farm.surplus()).toBe(0n)
})

test('after a long absence thousands of blocks are caught up, and nothing in them is missed', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(COIN)
  await mine(farm.chain.url, 2_100)
  await ann.pay(2n * COIN)
  await mine(farm.chain.url, 300)
  await ann.pay(4n * COIN)
  await farm.settle()
  expect((await ann.balances()).BTCW.available).toBe(7n * COIN)
  const { head, cursor } = await farm.db.inTx(chainFacts)
  expect(head - cursor).toBe(2)
  const [kept] = await farm.db.inTx(
    (tx) => tx<{ count: number }>`select count(*)::int as count from chain_block`,
  )
  expect(kept?.count).toBeLessThanOrEqual(256)
})

test('what the pool holds at a block can be asked', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(COIN)
  await farm.look()
  const { head } = await farm.db.inTx(chainFacts)
  await ann.payToken(2n * COIN)
  await farm.look()
  expect(await poolBalances(farm.world, head)).toEqual({ BTCW: COIN, BTCWT: 0n })
  expect(await poolBalances(farm.world, head + 1)).toEqual({ BTCW: COIN, BTCWT: 2n * COIN })
})

test('a node whose words do not belong together is not believed, and nothing is credited', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  await ann.pay(10n * COIN)
  await mine(farm.chain.url, 3)
  const { chain } = farm.follower
  const { cursor } = await farm.db.inTx(chainFacts)
  // A payment in a block that is not on the chain.
  const incoming: Chain['incoming'] = async (...blocks) => {
    const told = await chain.incoming(...blocks)
    const blockHash = `0x${'0'.repeat(64)}` as const
    return { ...told, payments: told.payments.map((it) => ({ ...it, blockHash })) }
  }
  // Blocks that are missing.
  const headers: Chain['headers'] = async (numbers) =>
    (await chain.headers(numbers)).map((it) => (it && it.number > cursor ? null : it))
  const lies = [
    [{ incoming }, /^block \d+ changed$/],
    [{ headers }, /^block \d+ is gone$/],
  ] as const
  for (const [lie, heard] of lies) {
    const lying = { ...chain, ...lie }
    await expect(look({ ...farm.follower, chain: lying })).rejects.toThrow(heard)
    expect((await ann.balances()).BTCW.available).toBe(0n)
  }
  await farm.look()
  expect((await ann.balances()).BTCW.available).toBe(10n * COIN)
})

test('a first start reads no block before the one that it was told, and a later one goes on where it was', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(COIN)
  const { number } = await headOf(farm.chain.url)
  const from = (startBlock: number) => {
    const { follower } = farm
    return { ...follower, config: { ...follower.config, startBlock } }
  }
  await look(from(number))
  await ann.pay(2n * COIN)
  await mine(farm.chain.url, 3)
  await look(from(0))
  expect((await ann.balances()).BTCW).toMatchObject({ available: 2n * COIN })
})
