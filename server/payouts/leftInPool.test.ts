import { expect, test } from 'vitest'
import { endWithdrawal } from './testing/endWithdrawal.ts'
import { poolHolds } from './testing/holds.ts'

test('what a reorganisation left in the pool makes up for nothing that the pool misses', async () => {
  const { farm, takeBack, receives, goOn } = await endWithdrawal({ refused: false })
  await takeBack()
  await receives(false)
  await goOn()
  // 90 paid in, 5 of them left to be paid by hand; 3 are gone.
  await poolHolds(farm, '87')
  await farm.payAll()
  const resume = () => farm.operator('payout', 'resume', 'somebody will pay it')
  expect(await resume()).toMatch(/still disagree. The pool holds 3 BTCW less/)
  await poolHolds(farm, '90')
  await farm.payAll()
  expect(await resume()).toBe('payouts go on')
})
