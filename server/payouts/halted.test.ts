import { type Hex, keccak256, parseEther, toHex } from 'viem'
import { expect, test } from 'vitest'
import { give, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { openPaying } from './openPaying.ts'
import { diesAfter } from './testing/diesAfter.ts'
import { openPayer, type PayerFarm } from './testing/openPayer.ts'
import { payIdByHand, payoutOf } from './testing/payByHand.ts'

const ROLE = keccak256(toHex('PAYER_ROLE'))

const numberOf = async ({ db }: PayerFarm, id: string) => {
  const [row] = await db.inTx(
    (tx) => tx<{ no: string }>`select no from withdrawal where id = ${id}`,
  )
  return row?.no ?? ''
}

/** A withdrawal that got its nonce, and then the service was given another key. */
async function keyChanged() {
  const farm = await openPayer()
  await farm.rounds()
  const { id, address } = await farm.ask('5')
  const at = diesAfter('nonce')
  await expect(farm.rounds({ ...farm.paying, at })).rejects.toThrow('died')
  const key: Hex = `0x${'7'.repeat(64)}`
  const other = openPaying(
    { ...farm.world, config: { ...farm.world.config, payerKey: key } },
    (line) => farm.reports.push(line),
  )
  if (!other) throw new Error('there is a key')
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'nonce', halted: 'otherKey' })
  const no = await numberOf(farm, id)
  const settle = () => farm.operator('withdrawal', 'settle', no, 'the old key is lost')
  return { farm, other, id, no, address, settle }
}

test('a withdrawal whose nonce is of a wallet without a key is not ended while that wallet may pay; when it may not any more, it is returned', async () => {
  const { farm, other, id, settle } = await keyChanged()
  expect(await settle()).toMatch(/may still be paid: its nonce 0 of the wallet 0x/)
  expect(await farm.row(id)).toMatchObject({ state: 'nonce' })
  const { operator, pool, payer } = farm.chain
  const args = [ROLE, payer.account.address] as const
  await operator.writeContract({ ...pool, functionName: 'revokeRole', args })
  // Not settled yet: it might be undone.
  expect(await settle()).toMatch(/may still be paid/)
  await farm.settle()
  await farm.rounds(other)
  expect(await settle()).toMatch(/is returned/)
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'reverted' })
  expect((await farm.ann.balances()).BTCW).toMatchObject({
    available: parseEther('90'),
    withdrawing: 0n,
  })
  expect(await settle()).toMatch(/has changed since/)
})

test('nor is it returned while another wallet of ours has sent what the books do not know', async () => {
  const { farm, other, id, settle } = await keyChanged()
  const { operator, pool, payer, url } = farm.chain
  const args = [ROLE, payer.account.address] as const
  await operator.writeContract({ ...pool, functionName: 'revokeRole', args })
  await farm.settle()
  await farm.rounds(other)
  const { address } = other.wallet
  await give(url, address, parseEther('1'))
  await setAutomine(url, false)
  await rpc(url, 'anvil_impersonateAccount', address)
  await rpc(url, 'eth_sendTransaction', { from: address, to: address })
  expect(await settle()).toMatch(/may have been paid/)
  expect(await farm.row(id)).toMatchObject({ state: 'nonce' })
  await setAutomine(url, true)
  await farm.settle()
  await farm.rounds(other)
  expect(await settle()).toMatch(/is returned/)
})

test('what goes on by itself is not ended by a person, and what nobody can ask the chain about neither', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('5')
  await farm.rounds()
  const no = await numberOf(farm, id)
  expect(await farm.row(id)).toMatchObject({ state: 'mined' })
  const settle = () => farm.operator('withdrawal', 'settle', no, 'impatient')
  expect(await settle()).toMatch(/is not halted/)
  await farm.db.inTx((tx) => tx`update withdrawal set halted = 'paidOtherwise' where id = ${id}`)
  expect(await settle()).toMatch(/may still be paid/)
  await farm.settle()
  await farm.chain.stop()
  expect(await settle()).toMatch(/cannot be reached/)
  expect(await farm.row(id)).toMatchObject({ state: 'mined' })
})

test('a halted one that the chain has paid as asked is ended as paid, with its gas in the books', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('5')
  await farm.rounds()
  await farm.settle()
  await farm.db.inTx((tx) => tx`update withdrawal set halted = 'paidOtherwise' where id = ${id}`)
  const no = await numberOf(farm, id)
  expect(await farm.operator('withdrawal', 'settle', no, 'looked at the chain')).toMatch(/is paid/)
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('one under whose id something else was paid is returned, and what left the pool instead stops payouts', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('5')
  const at = diesAfter('sign')
  await expect(farm.rounds({ ...farm.paying, at })).rejects.toThrow('died')
  const payout = await payoutOf(farm, id)
  const { address } = farm.chain.operator.account
  await payIdByHand(farm, { payout, address, amount: parseEther('1') })
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'mined', halted: 'paidOtherwise' })
  expect(await farm.operator('payout', 'show')).toMatch(/pool paid 1 BTCW that the books/)

  const no = await numberOf(farm, id)
  const typed = ['withdrawal', 'settle', no, 'somebody else was paid under its id'] as const
  expect(await farm.operator(...typed)).toMatch(/is returned/)
  const { BTCW } = await farm.ann.balances()
  expect(BTCW).toMatchObject({ available: parseEther('90'), withdrawing: 0n })
  await farm.payAll()
  expect(await farm.operator('payout', 'resume', 'looked')).toMatch(/pool holds 1 BTCW less/)
  expect((await farm.wrong()).filter((it) => /wallet holds|gas/.test(it))).toEqual([])
})
