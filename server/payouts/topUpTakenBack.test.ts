import { type Hex, keccak256, parseEther, toHex } from 'viem'
import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { audit } from '#server/audit/audit.ts'
import { fees, gas } from '#server/ledger/accounts.ts'
import { openPayer } from './testing/openPayer.ts'
import { letPay } from './testing/payByHand.ts'
import { takeBlocksBack } from './testing/takeBlocksBack.ts'

/** A farm whose paying wallet was topped up by the pool, and the top-up's bytes. */
async function toppedUp() {
  const farm = await openPayer()
  const { pool, newcomer, url, payer } = farm.chain
  await farm.ask('5')
  await farm.payAll()
  const holder = await newcomer()
  await letPay(farm, holder.account.address)
  await farm.settle()
  await farm.rounds()
  const before = { head: await farm.head(), ...(await farm.houses()) }
  const { address } = farm.paying.wallet
  const args = [keccak256(toHex('for gas')), address, parseEther('0.3')] as const
  const hash = await holder.writeContract({ ...pool, functionName: 'payout', args })
  await holder.waitForTransactionReceipt({ hash })
  await farm.payAll()
  const raw = await rpc<Hex>(url, 'eth_getRawTransactionByHash', hash)
  /** Takes its block back, and all after it: deeper than it was confirmed. */
  const takeBack = async () => {
    await takeBlocksBack(farm, (await farm.head()).number - before.head.number)
    await setAutomine(url, true)
    await farm.look()
  }
  const comesAgain = async () => {
    await rpc(url, 'eth_sendRawTransaction', raw)
    await mine(url)
    await farm.payAll()
  }
  const stops = () => farm.reports.filter(({ event }) => event === 'payouts stopped')
  /** What pool and wallet hold beyond the books. */
  const beyond = async () => [
    await farm.surplus(),
    (await payer.getBalance({ address })) + (await farm.house(gas)),
  ]
  return { farm, before, takeBack, comesAgain, stops, beyond }
}

test('a top-up that a deep reorganisation took back is taken out of the books, and payouts go on', async () => {
  const { farm, before, takeBack, stops, beyond } = await toppedUp()
  expect(await farm.house(gas)).toBe(before.gas - parseEther('0.3'))
  await takeBack()
  // At the block that was settled before it too: nothing is missing there.
  await farm.rounds()
  expect(await farm.house(gas)).toBe(before.gas)
  await farm.payAll()
  expect(stops()).toEqual([])
  expect(await farm.house(fees)).toBe(before.fees)
  expect(await beyond()).toEqual([0n, 0n])
  const { id } = await farm.ask('7')
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await audit(farm.db)).toEqual([])
})

test('one that comes into another block is booked again, as often as that happens', async () => {
  const { farm, before, takeBack, comesAgain, stops, beyond } = await toppedUp()
  for (let time = 0; time < 2; time += 1) {
    await takeBack()
    await Promise.all([farm.rounds(), farm.rounds()])
    await comesAgain()
    expect(await farm.house(gas)).toBe(before.gas - parseEther('0.3'))
  }
  expect(stops()).toEqual([])
  expect(await beyond()).toEqual([0n, 0n])
  expect(await audit(farm.db)).toEqual([])
})
