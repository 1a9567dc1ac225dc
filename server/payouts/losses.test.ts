import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { activity, fees, gas, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { seedFunds } from '#server/testing/seed.ts'
import { lockPayer } from './payer.ts'
import { poolHolds } from './testing/holds.ts'
import { openPayer, type PayerFarm } from './testing/openPayer.ts'

/** A farm whose pool misses 30 BTCW of 90, and whose payouts are stopped. */
async function short() {
  const farm = await openPayer()
  await farm.rounds()
  await poolHolds(farm, '60')
  await farm.settle()
  await farm.payAll()
  const lines = () =>
    farm.db.inTx(
      (tx) => tx<{ actor: string; act: string; lost: string; outcome: string }>`
        select actor, act, after ->> 'lost' as lost, after ->> 'outcome' as outcome from operator_act
        where subject = 'pool BTCW' order by id`,
    )
  const lose = (by: PayerFarm['operator'], amount = '30', ...more: string[]) =>
    by('payout', 'loss', 'BTCW', amount, 'a key was stolen', ...more)
  const mend = (by: PayerFarm['operator'], amount: string, source = 'fees', ...more: string[]) =>
    by('payout', 'good', 'BTCW', amount, source, 'the house bears it', ...more)
  /** Fees of transfers. */
  const earns = async (amount: string) => {
    const moves = [{ from: treasury, to: fees, coin: 'BTCW', amount: parseEther(amount) }] as const
    await farm.db.inTx((tx) =>
      post(tx, { key: 'earned', kind: 'asset/transfer', now: farm.clock.now(), moves }),
    )
  }
  return { ...farm, lines, lose, mend, earns }
}

test('the same person does not say twice that it is lost, and another amount is another word', async () => {
  const farm = await short()
  expect(await farm.lose(farm.operator)).toMatch(/^noted/)
  expect(await farm.lose(farm.operator)).toMatch(/You said so already/)
  expect(await farm.operator('payout', 'show')).toMatch(/second +tester on .+: 30 BTCW is lost/)
  // Ten more are gone: what was said of thirty is said of something else.
  await poolHolds(farm, '50')
  await farm.settle()
  await farm.rounds()
  expect(await farm.lose(farm.second)).toMatch(/short of 40 BTCW/)
  expect(await farm.lose(farm.second, '40')).toMatch(/^noted/)
  expect(await farm.lose(farm.operator, '40', '--second')).toBe('lost 40 BTCW in all')
  expect(await farm.lines()).toEqual([
    { actor: 'tester', act: 'bookLoss', lost: '0', outcome: 'first' },
    { actor: 'second', act: 'bookLoss', lost: '0', outcome: 'first' },
    { actor: 'tester', act: 'bookLoss', lost: parseEther('40').toString(), outcome: 'booked' },
  ])
})

test('two who say it first in the same instant book nothing: the second word is meant as one', async () => {
  const farm = await short()
  const booked = () => farm.db.inTx((tx) => tx`select 1 from journal where kind = 'loss'`)
  expect(await farm.lose(farm.operator, '30', '--second')).toMatch(/does not wait any more/)
  const said = await Promise.all([farm.lose(farm.operator), farm.lose(farm.second)])
  expect(said).toContainEqual(expect.stringMatching(/^noted/))
  expect(said).toContainEqual(expect.stringMatching(/your word would be the second one/))
  expect(await booked()).toHaveLength(0)
  const other = said[0]?.startsWith('noted') ? farm.second : farm.operator
  expect(await farm.lose(other, '30', '--second')).toBe('lost 30 BTCW in all')
  expect(await booked()).toHaveLength(1)
})

test('what was said while payouts were stopped before says nothing of the next stop', async () => {
  const farm = await short()
  expect(await farm.lose(farm.operator)).toMatch(/^noted/)
  await poolHolds(farm, '90')
  await farm.settle()
  await farm.rounds()
  expect(await farm.operator('payout', 'resume', 'it came back')).toBe('payouts go on')
  await poolHolds(farm, '60')
  await farm.settle()
  await farm.payAll()
  expect(await farm.operator('payout', 'show')).toMatch(/second +–/)
  expect(await farm.lose(farm.second)).toMatch(/^noted/)
})

test('a loss is made good out of what the house owns, by two people, and the audit is clean again', async () => {
  const farm = await short()
  expect(await farm.mend(farm.operator, '1')).toMatch(/Only 0 BTCW is lost/)
  await farm.lose(farm.operator)
  await farm.lose(farm.second, '30', '--second')
  expect(await farm.operator('payout', 'resume', 'booked')).toBe('payouts go on')
  expect((await audit(farm.db)).map(({ found }) => found)).toEqual([
    `0 lost BTCW: -${parseEther('30')}`,
  ])
  expect(await farm.mend(farm.operator, '30', 'revenue')).toMatch(/"revenue" is no source/)
  expect(await farm.mend(farm.operator, '31')).toMatch(/Only 30 BTCW is lost/)
  // A hundred are in the fees, and all of them lie in the paying wallet as gas.
  expect(await farm.house(fees)).toBe(parseEther('100'))
  expect(await farm.mend(farm.operator, '30')).toMatch(/has only 0 BTCW/)
  await farm.earns('20')
  const budget = { as: 'activity', amount: parseEther('10'), at: farm.clock.now() } as const
  await farm.db.inTx((tx) => seedFunds(tx, budget))
  expect(await farm.mend(farm.operator, '20')).toMatch(/^noted: .+ lost 30 BTCW in all/)
  expect(await farm.mend(farm.operator, '20')).toMatch(/You said so already/)
  expect(await farm.operator('payout', 'show')).toMatch(/20 BTCW is made good out of fees/)
  expect(await farm.mend(farm.second, '10', 'fees', '--second')).toMatch(/does not wait any more/)
  expect(await farm.mend(farm.second, '20')).toMatch(/your word would be the second one/)
  expect(await farm.mend(farm.second, '20', 'fees', '--second')).toBe('lost 10 BTCW in all')
  await farm.mend(farm.second, '10', 'activity')
  await farm.mend(farm.operator, '10', 'activity', '--second')
  expect(await farm.house(fees)).toBe(parseEther('100'))
  expect(await farm.house(activity)).toBe(0n)
  expect(await audit(farm.db)).toEqual([])
  expect((await farm.lines()).map(({ act, outcome }) => [act, outcome])).toEqual([
    ['bookLoss', 'first'],
    ['bookLoss', 'booked'],
    ['makeGood', 'first'],
    ['makeGood', 'booked'],
    ['makeGood', 'first'],
    ['makeGood', 'booked'],
  ])
})

test('what goes to the paying wallet meanwhile is not there any more to make a loss good', async () => {
  const farm = await short()
  await farm.lose(farm.operator)
  await farm.lose(farm.second, '30', '--second')
  await farm.earns('20')
  expect(await farm.mend(farm.operator, '20')).toMatch(/^noted/)
  const waiting = () => farm.db.inTx((tx) => tx`select 1 from pg_locks where not granted`)
  const { address } = farm.paying.wallet
  const asked = await farm.db.inTx(async (tx) => {
    await lockPayer(tx, address)
    const moves = [{ from: gas, to: treasury, coin: 'BTCW', amount: parseEther('20') }] as const
    await post(tx, { key: 'topped up', kind: 'gas top-up', now: farm.clock.now(), moves })
    const said = farm.mend(farm.second, '20', 'fees', '--second')
    await expect.poll(waiting, { timeout: 15_000 }).toHaveLength(1)
    return { said }
  })
  expect(await asked.said).toMatch(/has only 0 BTCW/)
})
