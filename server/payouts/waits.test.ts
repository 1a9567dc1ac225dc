import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { give, mine, setAutomine } from '#devnet/control.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { poolHolds, walletHolds } from './testing/holds.ts'
import { openPayer } from './testing/openPayer.ts'
import { alarms, paidBy, pass } from './testing/postponed.ts'

test('while the pool is paused nothing is sent, the alarm is raised once, and paying goes on after', async () => {
  const farm = await openPayer()
  const { operator, pool } = farm.chain
  await operator.writeContract({ ...pool, functionName: 'pause' })
  const { id } = await farm.ask('5')
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: 'poolPaused' })
  pass(farm, 1)
  await farm.rounds()
  expect([alarms(farm), await paidBy(farm)]).toEqual([['poolPaused'], 0])
  await operator.writeContract({ ...pool, functionName: 'unpause' })
  pass(farm, 1)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid', halted: null })
  expect(await farm.wrong()).toEqual([])
})

test('what the pool cannot pay waits until it can, and smaller ones go before it', async () => {
  const farm = await openPayer()
  const large = await farm.ask('80')
  const small = await farm.ask('5')
  // Gone in a block that is not settled: as in a reorganisation, it may come back.
  await poolHolds(farm, '40')
  await farm.rounds()
  expect(await farm.row(large.id)).toMatchObject({ state: 'approved', halted: 'poolShort' })
  expect(await farm.row(small.id)).toMatchObject({ state: 'mined' })
  expect(alarms(farm)).toEqual(['poolShort'])
  await poolHolds(farm, '85')
  pass(farm, 1)
  await farm.payAll()
  expect(await farm.row(large.id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('without gas nothing is begun; what is brought is booked, and paying goes on', async () => {
  const farm = await openPayer()
  const { url, payer } = farm.chain
  await walletHolds(farm, '0.000001')
  await farm.settle()
  const { id } = await farm.ask('5')
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: 'gasShort' })
  expect(await farm.houses()).toEqual({ fees: 10n ** 12n, gas: -(10n ** 12n) })
  await give(url, payer.account.address, parseEther('1'))
  pass(farm, 1)
  await farm.settle()
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('money that is missing from the paying wallet stops all payouts until it is there again and somebody lets them go on', async () => {
  const farm = await openPayer()
  await farm.rounds()
  await walletHolds(farm, '99')
  await farm.settle()
  const { id } = await farm.ask('5')
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'approved' })
  expect(farm.reports).toContainEqual(
    expect.objectContaining({
      level: 'error',
      event: 'payouts stopped',
      why: expect.stringMatching(/paying wallet holds 1 BTCW less/),
    }),
  )
  expect(await farm.operator('payout', 'resume', 'tried')).toMatch(/holds 1 BTCW less than/)
  expect(await atDeskOf(farm.world)('operator/payer', {})).toMatchObject({
    wallets: [{ missing: parseEther('1') }],
  })
  await walletHolds(farm, '100')
  await farm.settle()
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'approved' })
  expect(await farm.operator('payout', 'resume', 'it is back')).toBe('payouts go on')
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('gas that costs more than it can be worth is not paid, and a wallet that is used elsewhere is told', async () => {
  const farm = await openPayer()
  const { node } = farm.paying
  const first = await farm.ask('5')
  const dear = { ...node, fees: async () => ({ maxFee: 10n ** 13n, maxTip: 1n }) }
  await farm.rounds({ ...farm.paying, node: dear })
  expect(await farm.row(first.id)).toMatchObject({ state: 'approved', halted: 'gasTooDear' })
  // Somebody with the key sends something that is not mined yet.
  await setAutomine(farm.chain.url, false)
  await farm.chain.payer.sendTransaction({ to: first.address, value: 1n })
  pass(farm, 1)
  await farm.rounds()
  expect(await farm.row(first.id)).toMatchObject({ state: 'approved', halted: 'nonceElsewhere' })
  await setAutomine(farm.chain.url, true)
  await mine(farm.chain.url)
  await farm.settle()
  pass(farm, 1)
  await farm.rounds()
  // Nobody can account for what it cost.
  expect(await farm.row(first.id)).toMatchObject({ state: 'approved' })
  expect(farm.reports).toContainEqual(expect.objectContaining({ event: 'payouts stopped' }))
})
