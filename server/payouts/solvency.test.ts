import { expect, test } from 'vitest'
import { openPayer } from './testing/openPayer.ts'

const FRESH = 5_000

test('a payout never makes an honest farm look short, whichever of books and chain comes first', async () => {
  const farm = await openPayer()
  const asked = async () => {
    farm.clock.follow(new Date(farm.clock.now().getTime() + FRESH))
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
