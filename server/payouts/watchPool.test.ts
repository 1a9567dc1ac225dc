import { type Hex, keccak256, parseEther, toHex } from 'viem'
import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { gas } from '#server/ledger/accounts.ts'
import { openLagging } from '#server/testing/openLagging.ts'
import { openNode } from './openNode.ts'
import { openPayer } from './testing/openPayer.ts'
import { payIdByHand } from './testing/payByHand.ts'
import { takeBlocksBack } from './testing/takeBlocksBack.ts'

/** A farm that has looked at everything, and whose paying wallet is topped up out of the pool after that. */
async function openToppedUp() {
  const farm = await openPayer()
  await farm.ask('5')
  await farm.payAll()
  const { number } = await farm.head()
  const before = await farm.house(gas)
  const payout: Hex = keccak256(toHex('for gas'))
  const { address } = farm.paying.wallet
  await payIdByHand(farm, { payout, address, amount: parseEther('0.3') })
  await farm.settle()
  const stops = () => farm.reports.filter(({ event }) => event === 'payouts stopped')
  return { farm, before, number, stops }
}

test('a node that has not come as far as the others hides no payment of the pool', async () => {
  const { farm, before, number, stops } = await openToppedUp()
  const { payments } = openNode({
    ...farm.world.config,
    rpcUrl: await openLagging(farm.chain.url, number),
  })
  const lagging = { ...farm.paying, node: { ...farm.paying.node, payments } }
  await farm.rounds(lagging).catch(() => {})
  await farm.rounds()
  expect(stops()).toEqual([])
  expect(await farm.house(gas)).toBe(before - parseEther('0.3'))
})

test('what was read of blocks that are taken back meanwhile is not booked, and they are looked through anew', async () => {
  const { farm, before, number, stops } = await openToppedUp()
  const { url, payer } = farm.chain
  const { node } = farm.paying
  let read = 0
  const payments: typeof node.payments = async (...range) => {
    const made = await node.payments(...range)
    read += 1
    if (read > 1) return made
    await takeBlocksBack(farm, (await farm.head()).number - number)
    await setAutomine(url, true)
    // In the blocks that take their place is another top-up.
    const { address } = payer.account
    await payIdByHand(farm, { payout: `0x${'9'.repeat(64)}`, address, amount: 1n })
    await mine(url, 10)
    await farm.look()
    return made
  }
  await farm.rounds({ ...farm.paying, node: { ...node, payments } })
  await farm.rounds()
  expect(read).toBeGreaterThan(0)
  expect(stops()).toEqual([])
  expect(await farm.house(gas)).toBe(before - 1n)
})
