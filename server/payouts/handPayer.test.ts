import { type Hex, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { audit } from '#server/audit/audit.ts'
import { openPaying } from './openPaying.ts'
import { openPayer } from './testing/openPayer.ts'
import { payByHand } from './testing/payByHand.ts'
import { takeBlocksBack } from './testing/takeBlocksBack.ts'

/** Somebody with a wallet of their own has paid a withdrawal with which nobody had begun. */
async function paidByHand() {
  const farm = await openPayer()
  await farm.rounds()
  const before = await farm.houses()
  const asked = await farm.ask('5')
  const hand = await payByHand(farm, asked)
  await farm.payAll()
  expect(await farm.row(asked.id)).toMatchObject({ state: 'paid' })
  return { farm, hand, before }
}

test('what the wallet of whoever paid by hand holds is not the house’s', async () => {
  const { farm, before } = await paidByHand()
  await farm.payAll()
  // The fee of the withdrawal, and nothing else.
  expect(await farm.houses()).toEqual({ ...before, fees: before.fees + parseEther('0.5') })
  expect(await farm.operator('payer', 'show')).not.toMatch(/wallet.*\n.*wallet/)
  expect(await audit(farm.db)).toEqual([])
})

test('what that wallet sends later is nobody’s here: payouts go on, and withdrawals are taken back', async () => {
  const { farm, hand } = await paidByHand()
  await farm.payAll()
  const { account } = farm.ann.wallet
  await hand.sendTransaction({ to: account.address, value: parseEther('50') })
  const { id } = await farm.ask('6')
  const cancelled = await farm.ann.call('asset/cashCancel', { withdrawalId: id })
  expect(cancelled.code).toBe(200)
  await farm.payAll()
  expect(farm.reports.map(({ event }) => event)).not.toContain('payouts stopped')
  const address = hand.account.address
  // It may be paid like any other.
  const next = await farm.ask('7', 'BTCW', address)
  await farm.payAll()
  expect(await farm.row(next.id)).toMatchObject({ state: 'paid' })
})

test('it is the house’s once the service is given its key', async () => {
  const { farm, hand, before } = await paidByHand()
  const config = { ...farm.world.config, payerKey: hand.secret }
  const paying = openPaying({ ...farm.world, config }, (line) => farm.reports.push(line))
  if (!paying) throw new Error('there is a key')
  const held = await hand.getBalance({ address: hand.account.address })
  await farm.settle()
  await farm.rounds(paying)
  expect((await farm.houses()).gas).toBe(before.gas - held)
  const { id } = await farm.ask('7')
  await farm.rounds(paying)
  await farm.settle()
  await farm.rounds(paying)
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
})

test('its gas is none that we lack while a reorganisation has its payment taken away', async () => {
  const { farm, hand, before } = await paidByHand()
  await farm.payAll()
  const { url } = farm.chain
  const found = farm.reports.find(({ event }) => event === 'payment found')
  const hash = found && 'hash' in found ? found.hash : undefined
  const raw = await rpc<Hex>(url, 'eth_getRawTransactionByHash', hash)
  await takeBlocksBack(farm, 7)
  await farm.settle()
  await farm.rounds()
  const events = () => farm.reports.map(({ event }) => event)
  expect(events()).toContain('settled payout gone from the chain')
  expect(events()).not.toContain('payouts stopped')
  expect(await farm.houses()).toEqual({ ...before, fees: before.fees + parseEther('0.5') })
  await hand.sendRawTransaction({ serializedTransaction: raw })
  await setAutomine(url, true)
  await farm.payAll()
  await farm.payAll()
  expect(events()).not.toContain('payouts stopped')
  expect(await farm.houses()).toEqual({ ...before, fees: before.fees + parseEther('0.5') })
  const { id } = await farm.ask('6')
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await audit(farm.db)).toEqual([])
})
