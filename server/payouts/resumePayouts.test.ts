import { expect, test } from 'vitest'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { payoutStop } from '#server/withdrawals/payoutStop.ts'
import { poolHolds } from './testing/holds.ts'
import { openPayer, type PayerFarm } from './testing/openPayer.ts'

/** Payouts stop, and pool and books agree again. Answers since when they are stopped. */
async function stopped(farm: PayerFarm): Promise<string> {
  await poolHolds(farm, '60')
  await farm.settle()
  await farm.payAll()
  await poolHolds(farm, '90')
  await farm.settle()
  await farm.rounds()
  const stop = await farm.db.inTx(payoutStop)
  if (!stop) throw new Error('payouts are not stopped')
  return stop.since
}

test('who wanted to let payouts go on after one stop does not end the next one', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const ask = atDeskOf(farm.world)
  const resume = (since: string) =>
    ask('operator/resumePayouts', { since, reason: 'the gas is topped up' })
  const first = await stopped(farm)
  expect(await farm.operator('payout', 'resume', 'it came back')).toBe('payouts go on')
  expect(await resume(first)).toBe('Payouts are not stopped.')
  const second = await stopped(farm)
  expect(second).not.toBe(first)

  expect(await resume(first)).toMatch(/how it stood before/)
  expect(await farm.db.inTx(payoutStop)).toMatchObject({ since: second })
  expect(await resume(second)).toEqual({ since: second })
  expect(await farm.db.inTx(payoutStop)).toBeNull()
})
