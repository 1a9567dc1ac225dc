import { type Hex, keccak256, parseEther, toHex } from 'viem'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { poolHolds } from './testing/holds.ts'
import { openPayer, type PayerFarm } from './testing/openPayer.ts'
import { letPay } from './testing/payByHand.ts'

const sent = ({ chain: { payer } }: PayerFarm) =>
  payer.getTransactionCount({ address: payer.account.address })
/** What everybody is told, a moment after it was asked before. */
const told = async (farm: PayerFarm) => {
  farm.pass(5_000)
  return (await farm.ann.call('home/solvency', {})).result
}

test('a pool that holds less than the books say stops all payouts until it is whole and somebody lets them go on', async () => {
  const farm = await openPayer()
  await farm.rounds()
  expect((await told(farm)).map(({ stopped }) => stopped)).toEqual([null, null])
  expect(await farm.operator('payout', 'resume', 'nothing is wrong')).toMatch(/are not stopped/)

  await poolHolds(farm, '80')
  await farm.settle()
  const [coins, tokens] = [await farm.ask('5'), await farm.ask('20', 'BTCWT')]
  await farm.payAll()
  for (const { id } of [coins, tokens])
    expect(await farm.row(id)).toMatchObject({ state: 'approved' })
  expect(await sent(farm)).toBe(0)
  const stopped = {
    since: expect.any(String),
    reason: 'The pool holds 10 BTCW less than the books say.',
    difference: { what: 'pool', coin: 'BTCW', missing: '10' },
  }
  expect((await told(farm)).map((coin) => coin.stopped)).toEqual([stopped, stopped])
  const alarms = farm.reports.filter(({ event }) => event === 'payouts stopped')
  expect(alarms).toMatchObject([{ level: 'error', why: stopped.reason }])
  expect(await farm.operator('payout', 'show')).toMatch(/10 BTCW less/)
  expect(await farm.operator('payout', 'resume', 'it will be fine')).toMatch(
    /still disagree. The pool holds 10 BTCW less/,
  )

  await poolHolds(farm, '90')
  await farm.payAll()
  expect(await farm.row(coins.id)).toMatchObject({ state: 'approved' })
  expect(await farm.operator('payout', 'resume', 'it came back')).toBe('payouts go on')
  await farm.payAll()
  for (const { id } of [coins, tokens]) expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect((await told(farm)).map((coin) => coin.stopped)).toEqual([null, null])
  expect(await farm.wrong()).toEqual([])
})

/** Somebody who was given the right to pay uses it for an id that is no withdrawal’s. */
async function payUnknown(farm: PayerFarm, amount: string): Promise<Hex> {
  const thief = await farm.chain.newcomer()
  await letPay(farm, thief.account.address)
  const hash = await thief.writeContract({
    ...farm.chain.pool,
    functionName: 'payout',
    args: [keccak256(toHex('nobody’s')), thief.account.address, parseEther(amount)],
  })
  await thief.waitForTransactionReceipt({ hash })
  return hash
}

test('a payment that the books do not know stops payouts by name; booked as lost, everybody sees it and they go on', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const hash = await payUnknown(farm, '30')
  await farm.settle()
  const { id } = await farm.ask('5')
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'approved' })
  expect(await farm.operator('payout', 'show')).toContain(hash)
  const [coin] = await told(farm)
  expect(coin?.stopped?.reason).toBe('The pool paid 30 BTCW that the books do not know of.')
  expect(coin).toMatchObject({ onChain: '60', members: '90', coverage: '0.6666' })

  const lose = (amount: string, by = farm.operator, ...more: string[]) =>
    by('payout', 'loss', 'BTCW', amount, 'a key was stolen', ...more)
  expect(await farm.operator('payout', 'resume', 'the key is gone')).toMatch(/30 BTCW less/)
  expect(await lose('31')).toMatch(/short of 30 BTCW/)
  expect(await lose('30')).toMatch(/^noted: .+ lost 0 BTCW in all/)
  expect(await farm.operator('payout', 'resume', 'the key is gone')).toMatch(/30 BTCW less/)
  expect(await lose('30', farm.second, '--second')).toBe('lost 30 BTCW in all')
  expect(await lose('30')).toMatch(/short of 0 BTCW/)
  expect(await farm.operator('payout', 'resume', 'the key is gone')).toBe('payouts go on')
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect((await told(farm))[0]).toMatchObject({ onChain: '55', members: '84.5', stopped: null })
  expect(await farm.surplus()).toBe(0n)
  expect((await audit(farm.db)).map(({ found }) => found)).toEqual([
    `0 lost BTCW: -${parseEther('30')}`,
  ])
})
