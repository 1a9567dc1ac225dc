import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { mine } from '#devnet/control.ts'
import { hex, rpc } from '#devnet/rpc.ts'
import { openNode } from './openNode.ts'
import { diesAfter } from './testing/diesAfter.ts'
import { openPayer } from './testing/openPayer.ts'
import { payByHand, payoutOf } from './testing/payByHand.ts'

/** Reckons for as long as there is gas. */
const NEVER_ENDS = '0x5b600056'

const silent = async (): Promise<never> => {
  throw new Error('timed out')
}

test('a withdrawal that the node does not try waits for as long as that lasts, and no other one with it', async () => {
  const farm = await openPayer()
  const { node } = farm.paying
  const first = await farm.ask('5')
  const second = await farm.ask('6')
  const payout = await payoutOf(farm, first.id)
  const tries: typeof node.try = (call) =>
    call.data.includes(payout.slice(2)) ? silent() : node.try(call)
  const deaf = { ...farm.paying, node: { ...node, try: tries } }
  await farm.rounds(deaf)
  expect(await farm.row(first.id)).toMatchObject({ state: 'approved', halted: 'untried' })
  expect(await farm.row(second.id)).toMatchObject({ state: 'mined' })
  const pass = (minutes: number) => farm.pass(minutes * 60_000)
  for (const minutes of [2, 6, 31, 121, 121, 121]) {
    pass(minutes)
    await farm.rounds(deaf)
  }
  expect(await farm.row(first.id)).toMatchObject({ state: 'approved', halted: 'untried' })
  expect(farm.reports.filter(({ event }) => event === 'payout waits')).toHaveLength(1)
  expect(farm.reports.filter(({ event }) => event === 'payout not tried')).toHaveLength(7)
  pass(121)
  await farm.payAll()
  expect(await farm.row(first.id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('a node that tries nothing at all is away: nothing is postponed', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('5')
  const away = { ...farm.paying, node: { ...farm.paying.node, try: silent } }
  await expect(farm.rounds(away)).rejects.toThrow('timed out')
  expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: null })
})

test('a receiver that reckons without end is a refusing one, and does not keep the node from answering', async () => {
  const farm = await openPayer()
  const { url } = farm.chain
  await rpc(url, 'evm_setBlockGasLimit', hex(10n ** 12n))
  await mine(url)
  const { id, address } = await farm.ask('5')
  await rpc(url, 'anvil_setCode', address, NEVER_ENDS)
  const node = openNode(farm.world.config, { patience: 3_000 })
  await farm.rounds({ ...farm.paying, node })
  expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: 'receiverRefuses' })
})

test('a withdrawal that cannot be decided keeps no other one from being begun and decided', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const stuck = await farm.ask('5')
  const died = farm.rounds({ ...farm.paying, at: diesAfter('sign') })
  await expect(died).rejects.toThrow('died')
  const [row] = await farm.db.inTx((tx) => tx<{ raw: Hex }>`select raw from payout_tx`)
  await payByHand(farm, stuck)
  // Ours comes after it, and is undone by the contract.
  await rpc(farm.chain.url, 'eth_sendRawTransaction', row?.raw)
  await farm.settle()
  const deaf = { ...farm.paying, node: { ...farm.paying.node, paidAs: silent } }
  const other = await farm.ask('6')
  // The payer's job goes on after what is thrown where nothing else moved.
  const rounds = () => farm.rounds(deaf).catch((error: Error) => error.message)
  expect(await rounds()).toBe('timed out')
  expect(await farm.row(other.id)).toMatchObject({ state: 'mined' })
  await farm.settle()
  expect(await rounds()).toBe('timed out')
  expect(await farm.row(other.id)).toMatchObject({ state: 'paid' })
  expect(await farm.row(stuck.id)).not.toMatchObject({ state: 'paid' })
  await farm.payAll()
  expect(await farm.row(stuck.id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})
