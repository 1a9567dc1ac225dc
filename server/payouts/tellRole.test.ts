import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { perform } from '#server/desk/perform.ts'
import { worldOf } from '#server/desk/worldOf.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { ROLES } from '#shared/desk/roles.ts'
import { payWithdrawals } from './payWithdrawals.ts'
import { openPayer } from './testing/openPayer.ts'
import { letPay } from './testing/payByHand.ts'

const KEY: Hex = `0x${'7'.repeat(64)}`
const wallet = privateKeyToAccount(KEY).address.toLowerCase() as Hex

test('a wallet that the pool does not let pay is told at once and on the desk, sends nothing, and goes on once it may', async () => {
  const farm = await openPayer()
  const { operator, payer } = farm.chain
  const world = { ...farm.world, config: { ...farm.world.config, payerKey: KEY } }
  await operator.sendTransaction({ to: wallet, value: 10n ** 18n })
  const round = () => payWithdrawals(world, (line) => farm.reports.push(line))
  const told = (event: string) => farm.reports.filter((line) => line.event === event)
  const payerSaid = async () => {
    const who = async () => ({ name: 'tester', member: null, roles: ROLES })
    const asked = { path: 'operator/health', body: {}, who, key: undefined, locale: 'en' } as const
    const said = (await perform(worldOf(world), asked)) as DeskResult<'operator/health'>
    return said.payouts.payer
  }
  // Before anybody asks for anything.
  await round()
  await round()
  expect(told('the paying wallet may not pay')).toMatchObject([
    { level: 'error', wallet, why: expect.stringContaining('grantRole(PAYER_ROLE, wallet)') },
  ])
  expect(await payerSaid()).toEqual({ address: wallet, mayPay: false })
  expect(await farm.operator('health')).toMatch(`${wallet} has no PAYER_ROLE in the pool`)

  const { id } = await farm.ask('5')
  await farm.settle()
  await round()
  expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: 'notPayer' })
  expect(await payer.getTransactionCount({ address: wallet })).toBe(0)

  await letPay(farm, wallet)
  await farm.db.inTx((tx) => tx`update payout_trial set next_at = ${farm.clock.now()}`)
  await farm.settle()
  for (let did = -1; did !== 0; ) did = await round()
  await farm.settle()
  for (let did = -1; did !== 0; ) did = await round()
  expect(told('the paying wallet may pay now')).toMatchObject([{ level: 'info', wallet }])
  expect(await payerSaid()).toEqual({ address: wallet, mayPay: true })
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
})

test('a service without a key says once that it pays nothing', async () => {
  const farm = await openPayer()
  const world = { ...farm.world, config: { ...farm.world.config, payerKey: undefined } }
  for (let i = 0; i < 2; i++) await payWithdrawals(world, (line) => farm.reports.push(line))
  const said = farm.reports.filter(({ event }) => event.includes('there is no PAYER_KEY'))
  expect(said).toHaveLength(1)
})
