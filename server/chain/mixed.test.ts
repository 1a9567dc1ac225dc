import { encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { multiSendAbi } from '#contracts/testing/abis.ts'
import { mine, reorg, setAutomine } from '#devnet/control.ts'
import { audit } from '#server/audit/audit.ts'
import { unclaimed } from '#server/ledger/accounts.ts'
import { deployed } from '#server/testing/deployed.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'
import { rawOf } from '#server/testing/paid.ts'

/** So many payments of a stranger's, in one transaction. */
const DUST = 40

/**
 * One block in which members pay among a stranger's dust: Ann her order and more, Bob too little for the order that he names,
 * Dave, whose account is not proved, his order and more.
 */
async function mixed() {
  const farm = await openFarm()
  const { chain } = farm
  const [ann, bob] = [await farm.join(), await farm.join()]
  const dave = await farm.join({ proved: false })
  const eve = await chain.newcomer()
  const many = await deployed(farm, 'MultiSend')
  await farm.settle()
  const orders = [await ann.open('10'), await bob.open('20'), await dave.open('10')] as const
  const to = chain.pool.address
  const calls = Array.from({ length: DUST }, () => ({ to, value: 1n, data: '0x' as const }))
  const data = encodeFunctionData({ abi: multiSendAbi, functionName: 'send', args: [calls] })
  await setAutomine(chain.url, false)
  const dust = { to: many, data, value: BigInt(DUST), gas: 5_000_000n }
  const pay = (who: typeof ann, coins: bigint) =>
    who.wallet.sendTransaction({ to, value: coins * COIN })
  const hashes = [
    await eve.sendTransaction(dust),
    await pay(ann, 10n),
    await pay(ann, 3n),
    await eve.sendTransaction(dust),
    await pay(bob, 5n),
    await pay(dave, 10n),
    await pay(dave, 2n),
  ]
  await bob.call('product/bTCWPledge', { orderId: orders[1], hash: hashes[4] ?? '' })
  const raws = await Promise.all(hashes.map((hash) => rawOf(farm, hash)))
  await mine(chain.url)
  await setAutomine(chain.url, true)
  await farm.look()
  return { farm, ann, bob, dave, orders, raws }
}

const ofEve = 2n * BigInt(DUST)

async function isCredited({ farm, ann, bob, dave, orders }: Awaited<ReturnType<typeof mixed>>) {
  expect(await ann.order(orders[0])).toMatchObject({ status: 'success' })
  expect(await bob.order(orders[1])).toMatchObject({ status: 'fail', reason: /amount/ })
  expect(await dave.order(orders[2])).toMatchObject({ status: 'success' })
  const balances = [await ann.balances(), await bob.balances(), await dave.balances()]
  expect(balances.map(({ BTCW }) => [BTCW.staked, BTCW.available])).toEqual([
    [10n * COIN, 3n * COIN],
    [0n, 5n * COIN],
    [10n * COIN, 0n],
  ])
  expect(await farm.house(unclaimed)).toBe(ofEve + 2n * COIN)
  expect(await farm.surplus()).toBe(0n)
}

/** All that a second reading could change. */
const kept = ({ db }: Farm) =>
  db.inTx(async (tx) => ({
    arrivals: await tx`select * from arrival order by id`,
    journals: await tx`select id, key, kind from journal order by id`,
    accounts: await tx`select owner_id, code, coin, balance, seq from account order by 1, 2, 3`,
    orders: await tx`select id, status, reason, hash, arrival_id from pledge_order order by id`,
    messages: await tx`select id, member_id, kind, ref_id from message order by id`,
  }))

test('what members pay in a block full of dust is credited to each, in the order of the chain', async () => {
  const told = await mixed()
  await told.farm.settle()
  await isCredited(told)
  const booked = await told.farm.db.inTx(
    (tx) => tx<{ key: string }>`select key from journal where key like 'arrival:%' order by id`,
  )
  const shown = await told.farm.db.inTx(
    (tx) => tx<{ key: string }>`
      select 'arrival:' || id || ':0' as key from arrival order by block_number, log_index`,
  )
  expect(booked).toEqual(shown)
  expect(shown).toHaveLength(2 * DUST + 5)
  const { list } = (await told.bob.call('member/inbox', {})).result
  expect(list.map(({ kind }) => kind)).toEqual(['order_failed', 'deposit'])
  expect(await audit(told.farm.db)).toEqual([])
})

test('read again, before it is credited and after, it changes nothing', async () => {
  const { farm, ...told } = await mixed()
  const seen = await kept(farm)
  await farm.settle(1)
  expect(await kept(farm)).toEqual(seen)
  await farm.settle()
  const credited = await kept(farm)
  // As after going back to blocks that are the same still.
  await farm.db.inTx(async (tx) => {
    await tx`delete from chain_block`
    await tx`update chain_state set cursor = 0, head_hash = null`
  })
  await farm.settle()
  expect(await kept(farm)).toEqual(credited)
  await isCredited({ farm, ...told })
})

test('moved to another block before it is credited, each of it is for what it was for', async () => {
  const { farm, raws, ...told } = await mixed()
  const tied = await kept(farm)
  await reorg(
    farm.chain.url,
    1,
    raws.map((raw) => [raw, 0]),
  )
  await farm.look()
  expect((await kept(farm)).orders).toEqual(tied.orders)
  await farm.settle()
  await isCredited({ farm, raws, ...told })
})

test('taken back after it was credited, all of it is booked back, and credited anew where it comes again', async () => {
  const { farm, ann, bob, dave, raws } = await mixed()
  await farm.settle(4)
  await reorg(farm.chain.url, 5)
  await farm.settle()
  const nothing = { available: 0n, staked: 0n, withdrawing: 0n }
  for (const who of [ann, bob, dave]) expect((await who.balances()).BTCW).toEqual(nothing)
  expect(await farm.house(unclaimed)).toBe(0n)
  expect(await farm.surplus()).toBe(0n)
  await reorg(
    farm.chain.url,
    1,
    raws.map((raw) => [raw, 0]),
  )
  await farm.settle()
  await farm.look()
  expect((await ann.balances()).BTCW).toEqual({ ...nothing, available: 13n * COIN })
  expect((await bob.balances()).BTCW).toEqual({ ...nothing, available: 5n * COIN })
  // Dave's wallet has never signed, and his order is over.
  expect(await farm.house(unclaimed)).toBe(ofEve + 12n * COIN)
  expect(await farm.surplus()).toBe(0n)
  expect(await audit(farm.db)).toEqual([])
})
