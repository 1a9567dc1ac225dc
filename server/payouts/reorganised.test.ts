import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { mine, reorg, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { openPayer } from './testing/openPayer.ts'
import { takeBlocksBack } from './testing/takeBlocksBack.ts'

test('a payment that a reorganisation takes away is sent again, and paid once', async () => {
  const farm = await openPayer()
  const { url } = farm.chain
  const [coins, tokens] = [await farm.ask('5'), await farm.ask('20', 'BTCWT')]
  await farm.rounds()
  const { hash } = (await farm.row(coins.id)) ?? {}
  expect(await farm.row(tokens.id)).toMatchObject({ state: 'mined' })
  await mine(url)
  await takeBlocksBack(farm, 3)
  await farm.look()
  await farm.rounds()
  expect(await farm.row(coins.id)).toMatchObject({ state: 'broadcast', hash })
  await setAutomine(url, true)
  await mine(url)
  await farm.rounds()
  expect(await farm.row(coins.id)).toMatchObject({ state: 'mined', hash })
  await farm.payAll()
  expect(await farm.row(tokens.id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('one that was taken away waits anew from then on: nothing more is offered for what it had waited before', async () => {
  const farm = await openPayer()
  const { url } = farm.chain
  const { id } = await farm.ask('5')
  await farm.rounds()
  await mine(url)
  farm.pass(180_000)
  await takeBlocksBack(farm, 2)
  const signed = () => farm.db.inTx((tx) => tx`select 1 from payout_tx`)
  for (const _ of [1, 2]) await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'broadcast' })
  expect(await signed()).toHaveLength(1)
  farm.pass(180_000)
  await farm.rounds()
  expect(await signed()).toHaveLength(2)
})

test('a payment that moves to another block is confirmed there', async () => {
  const farm = await openPayer()
  const { url } = farm.chain
  const { id } = await farm.ask('5')
  await farm.rounds()
  const { hash } = (await farm.row(id)) ?? {}
  const raw = await rpc<Hex>(url, 'eth_getRawTransactionByHash', hash)
  await mine(url)
  await reorg(url, 2, [[raw, 1]])
  await farm.settle(1)
  await farm.rounds()
  // One block less on top than before.
  expect(await farm.row(id)).toMatchObject({ state: 'mined', hash })
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid', hash })
  expect(await farm.wrong()).toEqual([])
})

test('a payment that was settled and is taken away by a deeper reorganisation is sent again', async () => {
  const farm = await openPayer()
  const { url } = farm.chain
  const { id, address } = await farm.ask('5')
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  await takeBlocksBack(farm, 4)
  await farm.look()
  await farm.rounds()
  expect(farm.reports).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'settled payout gone from the chain' }),
  )
  await setAutomine(url, true)
  await mine(url)
  await farm.payAll()
  expect(await farm.chain.payer.getBalance({ address })).toBe(5n * 10n ** 18n)
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  await farm.payAll()
  expect(await farm.wrong()).toEqual([])
})
