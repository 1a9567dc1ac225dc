import { expect, test } from 'vitest'
import { rpc } from '#devnet/rpc.ts'
import { REFUSES } from './testing/endWithdrawal.ts'
import { openPayer } from './testing/openPayer.ts'
import { alarms, paidBy, pass } from './testing/postponed.ts'

test('a receiver that refuses is asked again for hours, and then the member has it back without any gas', async () => {
  const farm = await openPayer()
  const { id, address } = await farm.ask('5')
  await rpc(farm.chain.url, 'anvil_setCode', address, REFUSES)
  await farm.rounds()
  for (const minutes of [2, 6, 31]) {
    expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: 'receiverRefuses' })
    pass(farm, minutes)
    await farm.rounds()
  }
  pass(farm, 121)
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'receiverRefuses' })
  expect([await paidBy(farm), alarms(farm)]).toEqual([0, ['receiverRefuses']])
  expect(await farm.wrong()).toEqual([])
})

test('what the same block says many times over is one no of the receiver', async () => {
  const farm = await openPayer()
  const { id, address } = await farm.ask('5')
  await rpc(farm.chain.url, 'anvil_setCode', address, REFUSES)
  const newest = farm.clock.now()
  const stands = { ...farm.paying, clock: { ...farm.clock, passed: () => newest } }
  for (let tried = 0; tried < 8; tried += 1) {
    await farm.rounds(stands)
    expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: 'receiverRefuses' })
    pass(farm, 180)
  }
  await rpc(farm.chain.url, 'anvil_setCode', address, '0x')
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('what a person lets go on many times before its time is one no of the receiver', async () => {
  const farm = await openPayer()
  const { id, address } = await farm.ask('5')
  await rpc(farm.chain.url, 'anvil_setCode', address, REFUSES)
  await farm.rounds()
  const [row] = await farm.db.inTx(
    (tx) => tx<{ no: string }>`select no from withdrawal where id = ${id}`,
  )
  for (let pressed = 0; pressed < 6; pressed += 1) {
    expect(await farm.operator('withdrawal', 'resume', row?.no ?? '')).toMatch(/goes on/)
    await farm.rounds()
    expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: 'receiverRefuses' })
  }
  await rpc(farm.chain.url, 'anvil_setCode', address, '0x')
  await farm.operator('withdrawal', 'resume', row?.no ?? '')
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
})

test('before this service has seen a block nothing is begun: by no time of the chain a no would count at once', async () => {
  const farm = await openPayer()
  const { id, address } = await farm.ask('5')
  await rpc(farm.chain.url, 'anvil_setCode', address, REFUSES)
  await farm.rounds({ ...farm.paying, clock: { ...farm.clock, passed: () => new Date(0) } })
  expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: null })
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: 'receiverRefuses' })
})
