import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { type Account, activity, fees } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { waiting } from './testing/waiting.ts'

test('a payment that its receiver undoes is returned once that is settled; the fee stays for the gas', async () => {
  const { farm, url, id, refuse } = await waiting()
  await refuse()
  await setAutomine(url, true)
  await mine(url)
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'mined', reason: null })
  const before = await farm.houses()
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'receiverReverted' })
  expect((await farm.ann.balances()).BTCW).toMatchObject({
    available: parseEther('89.5'),
    withdrawing: 0n,
  })
  const [told] = (await farm.ann.call('asset/cashRecord', { id })).result.list
  expect(told).toMatchObject({
    step: 'returned',
    reason: expect.stringContaining('the fee paid for the attempt'),
  })
  // What the attempt cost is borne by the fee, and the house is not poorer for it.
  const { fees: kept } = await farm.houses()
  expect(kept).toBeGreaterThan(before.fees)
  expect(await farm.wrong()).toEqual([])
})

/** A payment that is mined while the pool is paused, which undoes it. */
async function undoneByPool() {
  const { farm, url, id, signed } = await waiting()
  const { operator, pool } = farm.chain
  const [payment] = await signed()
  await rpc(url, 'anvil_dropAllTransactions')
  await setAutomine(url, true)
  await operator.writeContract({ ...pool, functionName: 'pause' })
  await rpc(url, 'eth_sendRawTransaction', payment?.raw)
  return { farm, id }
}

test('a payment that the pool itself undoes is returned whole, the fee too', async () => {
  const { farm, id } = await undoneByPool()
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'reverted' })
  expect((await farm.ann.balances()).BTCW).toMatchObject({
    available: parseEther('90'),
    withdrawing: 0n,
  })
  expect(await farm.wrong()).toEqual([])
})

test('a payment that the pool undid is returned whole also when the pool pays again by the time that is settled', async () => {
  const { farm, id } = await undoneByPool()
  const { operator, pool } = farm.chain
  await operator.writeContract({ ...pool, functionName: 'unpause' })
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'reverted' })
  expect((await farm.ann.balances()).BTCW).toMatchObject({
    available: parseEther('90'),
    withdrawing: 0n,
  })
  expect(await farm.wrong()).toEqual([])
})

test('gas that the fees do not bear counts as used, and is booked when they do', async () => {
  const { farm, url, id, pass, refuse } = await waiting()
  await refuse()
  pass(3)
  await farm.rounds()
  await setAutomine(url, true)
  await mine(url)
  const held = (await farm.houses()).fees
  const move = (key: string, from: Account, to: Account) =>
    farm.db.inTx((tx) => {
      const moves = [{ from, to, coin: 'BTCW' as const, amount: held }]
      return post(tx, { key, kind: 'test', now: farm.clock.now(), moves })
    })
  await move('away', fees, activity)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'returned' })
  await farm.settle()
  await farm.rounds()
  // Books and wallet differ by what is known to be owed: nothing is missing.
  expect((await farm.houses()).gas).toBe(-held)
  expect(farm.reports.map(({ event }) => event)).not.toContain('payouts stopped')
  await move('back', activity, fees)
  await farm.rounds()
  // What the test itself moved is all that no rule of the ledger names.
  const wrong = (await farm.wrong()).filter((found) => !found.endsWith(', test'))
  expect(wrong).toEqual([])
})
