import { expect, test } from 'vitest'
import { mine } from '#devnet/control.ts'
import type { Step } from './Paying.ts'
import { payRound } from './payRound.ts'
import { poolHolds } from './testing/holds.ts'
import { openPayer } from './testing/openPayer.ts'
import { waiting } from './testing/waiting.ts'

test('a round that has not seen that another one replaced a payment meanwhile signs nothing more', async () => {
  const { farm, pass, signed } = await waiting()
  pass(3)
  const { node } = farm.paying
  let others = 0
  const stale = {
    ...farm.paying,
    // It thinks gas dearer, so that it would not sign the very same bytes.
    node: { ...node, fees: async () => ({ maxFee: 10n ** 12n, maxTip: 10n ** 10n }) },
    at: async (side: string, step: Step) => {
      if (side !== 'before' || step !== 'replace') return
      others += 1
      await farm.rounds()
    },
  }
  await payRound(stale)
  expect([others, (await signed()).length]).toEqual([1, 2])
})

test('a round in which another block is settled compares the pool at its own, and pays nothing where it did not', async () => {
  const farm = await openPayer()
  await farm.payAll()
  await farm.settle()
  const { id } = await farm.ask('5')
  await poolHolds(farm, '80')
  await mine(farm.chain.url)
  await farm.settle()
  const { node } = farm.paying
  const payments: typeof node.payments = async (...range) => {
    const made = await node.payments(...range)
    await mine(farm.chain.url)
    await farm.settle()
    return made
  }
  await payRound({ ...farm.paying, node: { ...node, payments } })
  expect(farm.reports.map(({ event }) => event)).toContain('payouts stopped')
  expect(await farm.row(id)).toMatchObject({ state: 'approved' })
})
