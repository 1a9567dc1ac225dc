import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { endWithdrawal } from './testing/endWithdrawal.ts'
import { openPayer, type PayerFarm } from './testing/openPayer.ts'
import { payIdByHand, payoutOf } from './testing/payByHand.ts'

const FIVE = parseEther('5')

/** Somebody pays the pool, from a wallet that is nobody's or from one whose payments are a budget for grants. */
async function payIn(farm: PayerFarm, { value, as }: { value: bigint; as?: 'activity' }) {
  const { operator, pool } = farm.chain
  const address = operator.account.address.toLowerCase()
  if (as)
    await farm.db.inTx(
      (tx) => tx`
        insert into funding_address (address, purpose, label, created_at)
        values (${address}, ${as}, 'the house', ${farm.clock.now()})`,
    )
  await operator.sendTransaction({ to: pool.address, value })
  await farm.payAll()
}

const resume = (farm: PayerFarm) => farm.operator('payout', 'resume', 'looked into')

test('what somebody took out of the pool is brought back as a budget, booked as lost and made good, each by two', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { address } = farm.chain.operator.account
  await payIdByHand(farm, { payout: `0x${'9'.repeat(64)}`, address, amount: FIVE })
  await farm.payAll()
  const told = 'pay it in as an activity budget, book the loss, make it good'
  expect(await farm.operator('payout', 'show')).toContain(told)
  expect(await resume(farm)).toMatch(/holds 5 BTCW less/)
  // Paid in plainly it is somebody's, and as much is missing as before.
  await payIn(farm, { value: FIVE })
  expect(await resume(farm)).toMatch(/holds 5 BTCW less/)

  await payIn(farm, { value: FIVE, as: 'activity' })
  for (const typed of [
    ['payout', 'loss', 'BTCW', '5', 'a mistake of ours'],
    ['payout', 'good', 'BTCW', '5', 'activity', 'it was brought back'],
  ]) {
    expect(await farm.operator(...typed)).toMatch(/^noted/)
    expect(await farm.second(...typed, '--second')).toMatch(/^lost [05] BTCW in all/)
  }
  expect(await resume(farm)).toBe('payouts go on')
  const { id } = await farm.ask('6')
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await audit(farm.db)).toEqual([])
})

test('who was to be paid by hand and was not, as another was paid in their stead, is given as much out of a budget', async () => {
  const { farm, id, receives, takeBack, sendAgain, goOn } = await endWithdrawal({ refused: false })
  await takeBack()
  await receives(false)
  await sendAgain()
  await goOn()
  const { address } = farm.chain.operator.account
  await payIdByHand(farm, { payout: await payoutOf(farm, id), address, amount: FIVE })
  await farm.payAll()
  const told = 'give the member amount and fee as a grant'
  expect(await farm.operator('payout', 'show')).toContain(told)
  expect(await resume(farm)).toBe('payouts go on')
  await farm.payAll()
  const { available } = (await farm.ann.balances()).BTCW

  const owed = parseEther('5.5')
  await payIn(farm, { value: owed, as: 'activity' })
  const typed = ['grant', farm.ann.id, '5.5', 'BTCW', 'in the stead of a withdrawal'] as const
  expect(await farm.operator(...typed)).toMatch(/^(given|.*waits)/m)
  expect((await farm.ann.balances()).BTCW.available).toBe(available + owed)
  const { id: next } = await farm.ask('6')
  await farm.payAll()
  expect(await farm.row(next)).toMatchObject({ state: 'paid' })
  const found = (await audit(farm.db)).map(({ found: what }) => what)
  expect(found).toEqual([expect.stringMatching(/is paid: 1 signed, 1 final, 0 paid it/)])
})
