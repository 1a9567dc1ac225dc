import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { openPayer } from './testing/openPayer.ts'

const words = ['--en', 'The wallet is being moved.', '--zh', '錢包搬遷中。']

test('while withdrawals are paused nothing is begun, payments that arrive are credited, and afterwards it goes on', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('5')
  expect(await farm.operator('pause', 'withdrawals', ...words)).toBe('withdrawals are paused')
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: null })
  const sent = () =>
    farm.chain.payer.getTransactionCount({ address: farm.chain.payer.account.address })
  expect(await sent()).toBe(0)
  await expect(farm.ask('6')).rejects.toThrow(/The wallet is being moved/)

  const { available } = (await farm.ann.balances()).BTCW
  await farm.ann.pay(parseEther('3'))
  await farm.settle()
  expect((await farm.ann.balances()).BTCW.available).toBe(available + parseEther('3'))

  expect(await farm.operator('resume', 'withdrawals', 'it has moved')).toBe('withdrawals go on')
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('what was begun before the pause goes on to its end', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('5')
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'mined' })
  await farm.operator('pause', 'withdrawals', ...words)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('a payment for an order that was opened before the pause is taken', async () => {
  const farm = await openPayer()
  const bob = await farm.join()
  const order = await bob.open('10')
  await farm.operator('pause', 'staking', ...words)
  await expect(bob.open('11')).rejects.toThrow(/New pledges are paused/)
  const hash = await bob.pay(parseEther('10'))
  const named = await bob.call('product/bTCWPledge', { orderId: order, hash })
  expect(named.code).toBe(200)
  await farm.settle()
  expect(await bob.order(order)).toMatchObject({ status: 'success' })
})
