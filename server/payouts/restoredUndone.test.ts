import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { as } from '#server/testing/as.ts'
import { backUp } from './testing/backUp.ts'
import { openPayer } from './testing/openPayer.ts'
import { restore } from './testing/restore.ts'

test.each([
  ['paid', true],
  ['on its way to a block', false],
])(
  'what the chain has %s after the backup can neither be cancelled nor refused',
  async (_, mined) => {
    const farm = await openPayer()
    await farm.rounds()
    const { id } = await farm.ask('5')
    const backup = await backUp(farm)
    await setAutomine(farm.chain.url, mined)
    await farm.rounds()
    const old = await restore(farm, backup)
    const [asked] = (await old.call('asset/cashRecord', { id })).result.list
    expect(await old.call('asset/cashCancel', { withdrawalId: id })).toMatchObject({
      code: 400,
      message: expect.stringContaining('at this moment'),
      field: 'withdrawalId',
    })
    expect(await old.refuse(asked?.no ?? '')).toContain('may have been paid')
    expect(await old.stateOf(id)).toBe('approved')

    await setAutomine(farm.chain.url, true)
    await mine(farm.chain.url)
    await farm.settle()
    await old.look()
    farm.pass(60_000)
    await farm.rounds(old.paying)
    expect(await old.stateOf(id)).toBe('paid')
    expect(await old.wrong()).toEqual([])
  },
)

test('a farm that was restored to before its first payment gives nothing back until it has looked', async () => {
  const farm = await openPayer()
  const { id } = await farm.ask('5')
  const backup = await backUp(farm)
  await farm.payAll()
  const old = await restore(farm, backup)
  const [asked] = (await old.call('asset/cashRecord', { id })).result.list
  expect((await old.call('asset/cashCancel', { withdrawalId: id })).code).toBe(400)
  expect(await old.refuse(asked?.no ?? '')).toContain('may have been paid')
  await as(old.ownerUrl, (client) =>
    client.query(`update withdrawal set state = 'requested' where id = $1`, [id]),
  )
  await old.look()
  await farm.rounds(old.paying)
  expect(await old.stateOf(id)).toBe('paid')
})
