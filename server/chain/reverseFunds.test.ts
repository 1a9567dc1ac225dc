import { expect, test } from 'vitest'
import { reorg } from '#devnet/control.ts'
import { available, rewardPool, unclaimed } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'

test('revenue and unclaimed money are taken back in the same way', async () => {
  const farm = await openFarm()
  const [operator, stranger] = [await farm.chain.newcomer(), await farm.chain.newcomer()]
  const address = operator.account.address.toLowerCase()
  await farm.db.inTx(
    (tx) => tx`
      insert into funding_address (address, purpose, label, created_at)
      values (${address}, 'revenue', 'test', ${farm.clock.now()})`,
  )
  await farm.settle()
  for (const wallet of [operator, stranger]) {
    const hash = await wallet.sendTransaction({ to: farm.chain.pool.address, value: 5n * COIN })
    await wallet.waitForTransactionReceipt({ hash })
  }
  await farm.settle()
  expect([await farm.house(rewardPool), await farm.house(unclaimed)]).toEqual([
    5n * COIN,
    5n * COIN,
  ])
  await reorg(farm.chain.url, 5)
  await farm.look()
  expect([await farm.house(rewardPool), await farm.house(unclaimed)]).toEqual([0n, 0n])
  expect(await farm.surplus()).toBe(0n)
  const [counted] = await farm.db.inTx(
    (tx) => tx<{ sum: bigint }>`select sum(revenue) from pool_change`,
  )
  expect(counted).toEqual({ sum: 0n })
})

test('revenue that was paid out before it was taken back is a hole that the published reserves show', async () => {
  const farm = await openFarm()
  const [operator, ann] = [await farm.chain.newcomer(), await farm.join()]
  await farm.db.inTx(
    (tx) => tx`
      insert into funding_address (address, purpose, label, created_at)
      values (${operator.account.address.toLowerCase()}, 'revenue', 'test', ${farm.clock.now()})`,
  )
  await ann.pay(10n * COIN)
  await farm.settle()
  const hash = await operator.sendTransaction({ to: farm.chain.pool.address, value: 5n * COIN })
  await operator.waitForTransactionReceipt({ hash })
  await farm.settle()
  await farm.db.inTx((tx) =>
    post(tx, {
      key: 'paid out',
      kind: 'test',
      now: farm.clock.now(),
      moves: [{ from: rewardPool, to: available(ann.id), coin: 'BTCW', amount: 5n * COIN }],
    }),
  )
  await reorg(farm.chain.url, 4)
  await farm.look()
  await farm.settle()
  expect(await farm.house(rewardPool)).toBe(-5n * COIN)
  const { code, result } = await ann.call('home/solvency', {})
  expect(code).toBe(200)
  // 10 are held, 15 are owed to members: what the pool of rewards lacks is taken off nobody's due.
  expect(result[0]).toMatchObject({
    coin: 'BTCW',
    onChain: '10',
    members: '15',
    rewardPool: '-5',
    coverage: '0.6666',
  })
})
