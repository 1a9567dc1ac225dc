import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { endWithdrawal } from './testing/endWithdrawal.ts'
import { openPayer } from './testing/openPayer.ts'
import { takeBlocksBack } from './testing/takeBlocksBack.ts'

/** More blocks than are remembered of the chain. */
const MANY = 300

/** A withdrawal that was paid, and whose payment a deep reorganisation took away; nobody pays until many blocks later. */
async function takenAway() {
  const farm = await openPayer()
  const { url } = farm.chain
  const asked = await farm.ask('5')
  await farm.payAll()
  expect(await farm.row(asked.id)).toMatchObject({ state: 'paid' })
  await takeBlocksBack(farm, 4)
  await setAutomine(url, true)
  await farm.look()
  await mine(url, MANY)
  await farm.look()
  return { farm, ...asked }
}

test('a settled payment that was taken away is sent again, however many blocks came since', async () => {
  const { farm, id, address } = await takenAway()
  expect(await farm.chain.payer.getBalance({ address })).toBe(0n)
  await farm.payAll()
  await farm.payAll()
  expect(await farm.chain.payer.getBalance({ address })).toBe(5n * 10n ** 18n)
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('until then it is owed, and what the pool still holds of it is nobody’s surplus', async () => {
  const { farm } = await takenAway()
  const [coins] = (await farm.ann.call('home/solvency', {})).result
  // 90 paid in, 0.5 of them the fee, which is the house's.
  expect(coins).toMatchObject({ onChain: '90', members: '89.5' })
})

test('one that was returned and whose nonce somebody else used is over, and the gas that it did not take is in the fees', async () => {
  const { farm, url, id, signed, takeBack, receives } = await endWithdrawal({ refused: true })
  const before = await farm.houses()
  const [payment] = await signed()
  await takeBack()
  await receives(true)
  await setAutomine(url, true)
  await farm.chain.payer.sendTransaction({ to: farm.chain.payer.account.address, value: 0n })
  await farm.settle(MANY)
  await farm.rounds()
  const told = farm.reports.length
  await farm.settle()
  await farm.rounds()
  expect(farm.reports.slice(told).map(({ event }) => event)).not.toContain(
    'settled payout gone from the chain',
  )
  expect(await farm.row(id)).toMatchObject({ state: 'returned' })
  expect(await signed()).toMatchObject([{ final: true, booked: 0n, cost: 0n }])
  const after = await farm.houses()
  expect(after.fees - before.fees).toBe(payment?.cost)
  expect(after.gas - before.gas).toBe(-(payment?.cost ?? 0n))
})
