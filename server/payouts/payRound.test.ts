import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { openPayer } from './testing/openPayer.ts'

test('a withdrawal of either coin is paid once, and the books equal the chain', async () => {
  const farm = await openPayer()
  const coins = await farm.ask('5', 'BTCW')
  const tokens = await farm.ask('20', 'BTCWT')
  await farm.rounds()
  expect(await farm.row(coins.id)).toMatchObject({ state: 'mined' })
  await farm.payAll()
  expect(await farm.row(coins.id)).toMatchObject({ state: 'paid', halted: null })
  expect(await farm.row(tokens.id)).toMatchObject({ state: 'paid', halted: null })

  const { payer, token } = farm.chain
  expect(await payer.getBalance({ address: coins.address })).toBe(parseEther('5'))
  const args = [tokens.address] as const
  const held = await payer.readContract({ ...token, functionName: 'balanceOf', args })
  expect(held).toBe(parseEther('20'))
  const { BTCW, BTCWT } = await farm.ann.balances()
  expect(BTCW).toEqual({ available: parseEther('84'), staked: 0n, withdrawing: 0n })
  expect(BTCWT).toEqual({ available: parseEther('70'), staked: 0n, withdrawing: 0n })
  expect(await farm.wrong()).toEqual([])
  expect(farm.reports.filter(({ level }) => level !== 'info')).toEqual([])
})
