import { expect, test } from 'vitest'
import { bookGas } from './bookGas.ts'
import { endWithdrawal } from './testing/endWithdrawal.ts'

test('what is booked of one transaction twice in one moment is booked twice', async () => {
  const { farm } = await endWithdrawal({ refused: true })
  await farm.payAll()
  const { gas, fees } = await farm.houses()
  const now = farm.clock.now()
  const atOnce = { ...farm.paying, clock: { ...farm.clock, now: () => now } }
  for (const _ of [1, 2]) {
    await farm.db.inTx((tx) => tx`update payout_tx set gas_used = gas_used + 1000 where final`)
    expect(await bookGas(atOnce)).toBe(1)
  }
  const [used] = await farm.db.inTx(
    (tx) => tx<{ more: bigint }>`select gas_price * 2000 as more from payout_tx where final`,
  )
  const more = used?.more ?? 0n
  expect(await farm.houses()).toEqual({ gas: gas + more, fees: fees - more })
})
