import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { freeze, unfreeze } from '#server/members/freeze.ts'
import { as } from '#server/testing/as.ts'
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

test('nothing is begun for a member who is just being frozen', async () => {
  const farm = await openPayer()
  const { id } = await farm.ask('5')
  const freezing = 'update member set frozen_at = now() where id = $1'
  await as(farm.db.ownerUrl, async (client) => {
    await client.query('begin')
    await client.query(freezing, [farm.ann.id])
    await farm.rounds()
    expect(await farm.row(id)).toMatchObject({ state: 'approved' })
    await client.query('rollback')
  })
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})
