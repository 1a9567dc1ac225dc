import { expect, onTestFinished, test } from 'vitest'
import { openPool } from '#contracts/testing/openPool.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { crashPayouts } from './crashPayouts.ts'

/** The short form; `node tools/crash-payouts.ts 20` is the long one. */
const TIMES = 1

test('a payer killed on either side of every step pays each withdrawal exactly once', {
  timeout: 300_000,
}, async () => {
  const [chain, { ownerUrl, appUrl }] = [await openPool(), await ownDatabase()]
  onTestFinished(chain.stop)
  const { kills, problems } = await crashPayouts(
    { chain, ownerUrl, appUrl },
    { times: TIMES, log: () => {} },
  )
  expect(problems).toEqual([])
  expect(kills).toBeGreaterThanOrEqual(22 * TIMES)
})
