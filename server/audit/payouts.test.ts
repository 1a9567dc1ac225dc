import { expect, test } from 'vitest'
import { openPayer } from '#server/payouts/testing/openPayer.ts'
import { as } from '#server/testing/as.ts'
import { audit } from './audit.ts'

const BY_ONE = /paid by one transaction/
const GAS = /gas that was used/

/** What to do, what undoes it, and which rule finds it. */
const tampering = [
  ['update payout_tx set booked = booked - 1', 'update payout_tx set booked = booked + 1', GAS],
  [
    'update payout_tx set gas_used = gas_used - 1',
    'update payout_tx set gas_used = gas_used + 1',
    GAS,
  ],
  [`update payout_tx set status = 'reverted'`, `update payout_tx set status = 'success'`, BY_ONE],
  ['update payout_tx set nonce = nonce + 1', 'update payout_tx set nonce = nonce - 1', BY_ONE],
  [`update payout_tx set kind = 'cancel'`, `update payout_tx set kind = 'pay'`, BY_ONE],
  [
    `update withdrawal set hash = hash || '0'`,
    'update withdrawal set hash = left(hash, 66)',
    BY_ONE,
  ],
] as const

test('payments and their gas are found wrong where they were tampered with', async () => {
  const farm = await openPayer()
  await farm.ask('5')
  await farm.payAll()
  expect(await audit(farm.db)).toEqual([])
  for (const [sql, back, rule] of tampering) {
    await as(farm.db.ownerUrl, (client) => client.query(sql))
    const found = (await audit(farm.db)).map((finding) => finding.rule)
    expect([sql, found.join('; ')]).toEqual([sql, expect.stringMatching(rule)])
    await as(farm.db.ownerUrl, (client) => client.query(back))
  }
  expect(await audit(farm.db)).toEqual([])
})
