import { type Hex, keccak256, parseEther, toHex } from 'viem'
import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import type { Tx } from '#server/db/Tx.ts'
import { gas } from '#server/ledger/accounts.ts'
import { openLagging } from '#server/testing/openLagging.ts'
import { returnHeld } from '#server/withdrawals/returnHeld.ts'
import { openNode } from './openNode.ts'
import { openPayer } from './testing/openPayer.ts'
import { payByHand, payIdByHand } from './testing/payByHand.ts'
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

/** A farm with a withdrawal that somebody paid by hand before anybody had begun with it here. */
async function openPaidByHand() {
  const farm = await openPayer()
  await farm.rounds()
  const asked = await farm.ask('5')
  await payByHand(farm, asked)
  await farm.settle()
  return { farm, asked }
}

test('whose payments they are is read once, and once more where that decides', async () => {
  const { farm, asked } = await openPaidByHand()
  let reads = 0
  const counted =
    (tx: Tx): Tx =>
    (text, ...values) => {
      if (text.join('').includes('where payout_id = any')) reads += 1
      return tx(text, ...values)
    }
  const { db } = farm.paying
  const inTx: typeof db.inTx = (work) => db.inTx((tx) => work(counted(tx)))
  await farm.rounds({ ...farm.paying, db: { ...db, inTx } })
  expect(await farm.row(asked.id)).toMatchObject({ state: 'paid' })
  expect(reads).toBe(2)
})

test('a payment whose withdrawal is given back while it is looked at is nobody’s, and is named', async () => {
  const { farm, asked } = await openPaidByHand()
  const { db, clock } = farm.paying
  const at = async (side: string, step: string) => {
    if (side !== 'before' || step !== 'adopt') return
    const returning = { withdrawal: asked.id, reason: 'refused', now: clock.now() } as const
    await db.inTx((tx) => returnHeld(tx, returning))
  }
  await farm.rounds({ ...farm.paying, at })
  expect(await farm.row(asked.id)).toMatchObject({ state: 'returned' })
  const stops = farm.reports.filter(({ event }) => event === 'payouts stopped')
  expect(stops).toMatchObject([{ why: 'The pool paid 5 BTCW that the books do not know of.' }])
})
