import { expect, test } from 'vitest'
import { audit } from './audit/audit.ts'
import { available } from './ledger/accounts.ts'
import { balanceOf } from './ledger/balances.ts'
import { COIN } from './testing/openBooks.ts'
import { KEYS, openTwo, said, toMidnight } from './testing/openTwo.ts'

test('two services behave as one, and where one is killed the other goes on with all of it', async () => {
  const { farm, start, first, other, bob, wishes, toBoth, done, until } = await openTwo()
  const { db, chain } = farm
  await done({ arrivals: 5 })
  for (const [, one, same] of await toBoth(wishes())) {
    expect(one).toContain('"code":200')
    expect(same).toBe(one)
  }
  await done({ asked: 2, paid: 2, orders: 1 })
  await toMidnight(farm)
  await done({ days: 1, rewards: 1, proofs: 1 })

  const answers = toBoth(wishes())
  await until(async (tx) => (await tx`select 1 from withdrawal offset 2`).length > 0)
  first.child.kill('SIGKILL')
  for (const [wish, one, same] of await answers) {
    const again = await said(other, wish)
    expect(again).toContain('"code":200')
    expect([undefined, again]).toContain(one)
    expect([undefined, again]).toContain(same)
  }
  const third = start()
  await third.ready
  await toMidnight(farm)
  await until(async (tx) => (await tx`select 1 from distribution offset 1`).length > 0)
  third.child.kill('SIGKILL')
  await done({ arrivals: 5, asked: 4, paid: 4, orders: 2, days: 2, rewards: 3, proofs: 2 })

  const got = await db.inTx((tx) => balanceOf(tx, available(bob.id), 'BTCWT'))
  expect(got).toBe(50n * COIN + BigInt(2 * KEYS) * COIN)
  const told = await db.inTx(
    (tx) => tx`
      select kind, count(*)::int as many from message where kind in ('transfer_in', 'withdrawal_paid')
      group by 1 order by 1`,
  )
  expect(told).toEqual([
    { kind: 'transfer_in', many: 2 * KEYS },
    { kind: 'withdrawal_paid', many: 4 },
  ])
  const { address, abi } = chain.pool
  const paid = { address, abi, eventName: 'Paid', fromBlock: 0n } as const
  expect(await chain.payer.getContractEvents(paid)).toHaveLength(4)
  expect(await audit(db)).toEqual([])
}, 300_000)
