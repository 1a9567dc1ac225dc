import { expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { openNode } from './openNode.ts'
import { payRound } from './payRound.ts'
import { backUp } from './testing/backUp.ts'
import { openPayer } from './testing/openPayer.ts'
import { restore } from './testing/restore.ts'

test('a payment in a block before the first that is looked through is told at the desk until it is found', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const [first, second] = [await farm.ask('5'), await farm.ask('6')]
  const backup = await backUp(farm)
  await farm.payAll()
  const { number } = await farm.head()

  const old = await restore(farm, backup)
  await old.look()
  // Of the backup's time: approved only after it.
  await as(old.ownerUrl, (client) =>
    client.query(`update withdrawal set state = 'requested' where id = $1`, [second.id]),
  )
  const health = () => old.operator('health')
  expect(await health()).toMatch(/1 to approve, 1 on their way \(1 not begun\), 0 halted/)
  const node = openNode({ ...farm.world.config, startBlock: number + 1 })
  const unseen = payRound({ ...old.paying, node })
  await expect(unseen).rejects.toThrow(/the node does not show where/)
  expect(await health()).toMatch(/1 to approve, 1 on their way \(1 not begun\), 2 halted/)
  expect(await old.operator('withdrawal', 'list', '--status', 'halted')).toContain('paidUnseen')

  await farm.rounds(old.paying)
  expect([await old.stateOf(first.id), await old.stateOf(second.id)]).toEqual(['paid', 'paid'])
  expect(await health()).toMatch(/0 to approve, 0 on their way, 0 halted/)
})
