import { expect, test } from 'vitest'
import { reorg } from '#devnet/control.ts'
import { audit } from '#server/audit/audit.ts'
import { unclaimed } from '#server/ledger/accounts.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { assignUnclaimed, unclaimedOf } from './assignUnclaimed.ts'
import { listUnclaimed } from './listUnclaimed.ts'

/** Someone whose account was typed, and who paid a wrong amount before proving it. */
async function stranded() {
  const farm = await openFarm()
  const ann = await farm.join({ proved: false })
  await farm.settle()
  const hash = await ann.pay(7n * COIN)
  await farm.settle()
  const assign = () =>
    farm.db.inTx(async (tx) =>
      assignUnclaimed(tx, await unclaimedOf(tx, hash), {
        hash,
        member: ann.id,
        now: farm.clock.now(),
      }),
    )
  const nobodys = () => farm.db.inTx(async (tx) => (await listUnclaimed(tx, {})).list)
  return { farm, ann, hash, assign, nobodys }
}

test('money that was nobody’s is given to a member once, however often it is told', async () => {
  const { farm, ann, hash, assign, nobodys } = await stranded()
  expect(await nobodys()).toMatchObject([{ hash, coin: 'BTCW', why: 'unproved' }])
  const given = await Promise.all([assign(), assign(), assign()])
  expect(given.map((payments) => payments.length).toSorted()).toEqual([0, 0, 1])
  expect((await ann.balances()).BTCW.available).toBe(7n * COIN)
  expect(await farm.house(unclaimed)).toBe(0n)
  expect(await nobodys()).toEqual([])
  expect((await ann.call('asset/flowRecord', {})).result.list).toMatchObject([
    { type: 'deposit', amount: '7', hash },
  ])
  expect(await audit(farm.db)).toEqual([])
})

test('when the chain takes it back it is taken from the member who was given it', async () => {
  const { farm, ann, assign } = await stranded()
  await assign()
  await reorg(farm.chain.url, 5)
  await farm.look()
  await farm.settle()
  expect((await ann.balances()).BTCW.available).toBe(0n)
  expect(await farm.house(unclaimed)).toBe(0n)
  expect(await farm.surplus()).toBe(0n)
})
