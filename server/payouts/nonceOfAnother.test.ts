import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { diesAfter } from './testing/diesAfter.ts'
import { openPayer } from './testing/openPayer.ts'
import { payoutOf } from './testing/payByHand.ts'

test('a payment that the paying wallet made with the nonce of another withdrawal is found, and all others are paid', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const first = await farm.ask('5')
  const at = diesAfter('sign')
  await expect(farm.rounds({ ...farm.paying, at })).rejects.toThrow('died')
  // Another farm with this key has given the same nonce, before it was lost, and its transaction came into a block late.
  const second = await farm.ask('6')
  const { payer, pool } = farm.chain
  const args = [await payoutOf(farm, second.id), second.address, parseEther('6')] as const
  await payer.writeContract({ ...pool, functionName: 'payout', args })
  await farm.payAll()
  await farm.payAll()
  expect(await farm.row(second.id)).toMatchObject({ state: 'paid', halted: null })
  expect(await farm.row(first.id)).toMatchObject({ state: 'returned', reason: 'reverted' })
  const third = await farm.ask('7')
  await farm.payAll()
  expect(await farm.row(third.id)).toMatchObject({ state: 'paid' })
  expect(await payer.getBalance({ address: first.address })).toBe(0n)
  expect((await farm.ann.balances()).BTCW).toMatchObject({
    available: parseEther('90') - parseEther('14'),
    withdrawing: 0n,
  })
  expect(farm.reports.map(({ event }) => event)).not.toContain('payouts stopped')
  expect(await audit(farm.db)).toEqual([])
})
