import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { endWithdrawal } from './testing/endWithdrawal.ts'
import { openPayer } from './testing/openPayer.ts'
import { payByHand } from './testing/payByHand.ts'

const FRESH = 5_000

test('a payout never makes an honest farm look short, whichever of books and chain comes first', async () => {
  const farm = await openPayer()
  const asked = async () => {
    farm.pass(FRESH)
    const { result } = await farm.ann.call('home/solvency', {})
    return result.map(({ onChain, members, coverage }) => ({ onChain, members, coverage }))
  }
  const fees = async () => (await farm.ann.call('home/solvency', {})).result[0]?.fees
  const tokens = (amount: string) => ({ onChain: amount, members: amount, coverage: '1.0000' })
  expect(await asked()).toEqual([tokens('90'), tokens('90')])
  await farm.ask('20', 'BTCWT')
  await farm.rounds()
  // Mined and not settled: in neither of the two.
  expect((await asked())[1]).toEqual(tokens('90'))
  await farm.settle()
  // Settled on the chain, and not yet in the books.
  expect(await farm.ann.balances()).toMatchObject({ BTCWT: { withdrawing: 20n * 10n ** 18n } })
  expect((await asked())[1]).toEqual(tokens('70'))
  await farm.rounds()
  expect((await asked())[1]).toEqual(tokens('70'))
  // What was brought for gas is in the wallet, not in the pool.
  expect(await fees()).toBe('0.5')
  // The fee is the house's now: more is held than is owed.
  expect((await asked())[0]).toMatchObject({ onChain: '90', members: '89.5', coverage: '1.0055' })
})

test('what a reorganisation left unpaid is owed until somebody has paid it by hand', async () => {
  const { farm, id, takeBack, receives, goOn, has, alarms } = await endWithdrawal({
    refused: false,
  })
  const { address } = (await farm.ann.call('asset/cashRecord', { id })).result.list[0] ?? {}
  await takeBack()
  await receives(false)
  await goOn()
  // Its payment is in a block again, and its receiver has undone it there.
  expect(alarms()).toMatchObject([{ why: expect.stringContaining('on the chain it was not') }])
  expect(await has()).toBe(0n)
  const asked = async () => {
    farm.pass(FRESH)
    const [{ onChain, members } = {}] = (await farm.ann.call('home/solvency', {})).result
    return { onChain, members }
  }
  // 90 paid in, 0.5 of them the fee, which is the house's.
  expect(await asked()).toEqual({ onChain: '90', members: '89.5' })
  await receives(true)
  await payByHand(farm, { id, address: address as Hex })
  await farm.settle()
  expect(await asked()).toEqual({ onChain: '85', members: '84.5' })
  await farm.payAll()
  expect(await asked()).toEqual({ onChain: '85', members: '84.5' })
  expect(await farm.wrong()).toEqual([])
})
