import { formatEther } from 'viem'
import { expect, test } from 'vitest'
import { payRound } from './payRound.ts'
import { diesAfter } from './testing/diesAfter.ts'
import { poolHolds } from './testing/holds.ts'
import { openPayer } from './testing/openPayer.ts'
import { pass } from './testing/postponed.ts'
import { withNewWallet } from './testing/withNewWallet.ts'

/** A withdrawal of 60 BTCW with a nonce of a wallet whose key is gone, and another wallet with so much gas. */
async function keyLost(gas: string) {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('60')
  const at = diesAfter('nonce')
  await expect(farm.rounds({ ...farm.paying, at })).rejects.toThrow('died')
  const other = await withNewWallet(farm, gas)
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'nonce', halted: 'otherKey' })
  return { farm, other }
}

test('what the pool holds for one that nobody can pay is kept, and who waits for it says so; smaller ones go on', async () => {
  const { farm, other } = await keyLost('1')
  const large = await farm.ask('20')
  const small = await farm.ask('5')
  await poolHolds(farm, '75')
  await farm.rounds(other)
  expect(await farm.row(large.id)).toMatchObject({ state: 'approved', halted: 'poolShort' })
  expect(await farm.row(small.id)).toMatchObject({ state: 'mined' })
})

test('no wallet needs gas for what another one is to pay', async () => {
  const { farm, other } = await keyLost('0')
  const { id } = await farm.ask('5')
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: 'gasShort' })
  // Enough for one and not for two.
  const fees = await other.node.fees()
  const [given] = await farm.db.inTx(
    (tx) => tx<{ gas: bigint }>`select gas_limit::numeric as gas from payout`,
  )
  await withNewWallet(farm, formatEther(((given?.gas ?? 0n) * fees.maxFee * 3n) / 2n))
  pass(farm, 1)
  await farm.rounds({ ...other, node: { ...other.node, fees: async () => fees } })
  expect(await farm.row(id)).toMatchObject({ state: 'mined' })
})

test('as many of them as may be on their way at once keep nobody else waiting', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const sign = () => Promise.reject(new Error('no key'))
  for (let asked = 0; asked < 32; asked += 1) await farm.ask('1')
  await payRound({ ...farm.paying, wallet: { ...farm.paying.wallet, sign } })
  const other = await withNewWallet(farm, '1')
  const { id } = await farm.ask('5')
  await farm.rounds(other)
  const held = await farm.db.inTx(
    (tx) => tx<{ count: number }>`
      select count(*)::int as count from withdrawal where state = 'nonce' and halted = 'otherKey'`,
  )
  expect(held).toEqual([{ count: 32 }])
  expect(await farm.row(id)).toMatchObject({ state: 'mined' })
})
