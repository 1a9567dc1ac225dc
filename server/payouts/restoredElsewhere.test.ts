import { expect, onTestFinished, test } from 'vitest'
import { openPool } from '#contracts/testing/openPool.ts'
import { bookTogether } from '#server/calls/bookTogether.ts'
import { look } from '#server/chain/look.ts'
import { openChain } from '#server/chain/openChain.ts'
import { backUp } from './testing/backUp.ts'
import { openPayer } from './testing/openPayer.ts'
import { restore } from './testing/restore.ts'

/** A withdrawal that was paid after the backup, and what was restored beside a chain that knows nothing of it. */
async function restoredElsewhere() {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('5')
  const name = await backUp(farm)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  const other = await openPool()
  onTestFinished(() => other.stop())
  for (let i = 0; i < 8; i += 1) await other.newcomer()
  const restored = await restore(farm, name)
  const { db } = restored.paying
  const config = { ...farm.world.config, rpcUrl: other.url }
  const world = { ...farm.world, db, config, book: bookTogether(db, farm.clock.now) }
  const lookThere = () => look({ ...farm.follower, db, chain: openChain(config) })
  const cancel = () => farm.ann.at(world)('asset/cashCancel', { withdrawalId: id })
  return { id, restored, cancel, lookThere }
}

test('a restored database beside another chain gives nothing back: it may have been paid on the right one', async () => {
  const { id, restored, cancel, lookThere } = await restoredElsewhere()
  const refused = { code: 400, message: expect.stringContaining('whether it was paid') }
  expect(await cancel()).toMatchObject(refused)
  await lookThere()
  expect(await cancel()).toMatchObject(refused)
  expect(await restored.stateOf(id)).toBe('approved')
})
