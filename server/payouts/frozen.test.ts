import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { freeze, unfreeze } from '#server/members/freeze.ts'
import { openPayer } from './testing/openPayer.ts'

test('what a frozen member asked for before is not paid until the member is let in again', async () => {
  const farm = await openPayer()
  const { id, address } = await farm.ask('5', 'BTCW')
  const member = farm.ann.id
  const now = farm.clock.now()
  await farm.db.inTx((tx) => freeze(tx, { member, reason: 'stolen wallet', now }))
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: null })

  await farm.db.inTx((tx) => unfreeze(tx, member))
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.chain.payer.getBalance({ address })).toBe(parseEther('5'))
  expect(await farm.wrong()).toEqual([])
})
