import { expect, test } from 'vitest'
import { findDifference } from '#server/payouts/findDifference.ts'
import { openPayer, type PayerFarm } from '#server/payouts/testing/openPayer.ts'
import { comparedIn } from './comparedIn.ts'

const deskOf = ({ paying }: PayerFarm) => ({ db: paying.db, onChain: () => paying })

test('a block that is settled at the very moment is waited for, and nobody is told that the chain is away', async () => {
  const farm = await openPayer()
  await farm.rounds()
  await farm.settle()
  // The payer has not looked through the newest blocks yet.
  expect(await findDifference(farm.paying)).toBeUndefined()
  const [compared] = await Promise.all([comparedIn(deskOf(farm)), farm.rounds()])
  expect(compared).toMatchObject({ differences: [] })
})

test('of blocks that the payer does not come to look through nobody tells anything', async () => {
  const farm = await openPayer()
  await farm.rounds()
  await farm.settle()
  expect(await comparedIn(deskOf(farm))).toBeUndefined()
})
