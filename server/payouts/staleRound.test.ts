import { expect, test } from 'vitest'
import type { Step } from './Paying.ts'
import { payRound } from './payRound.ts'
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
