import { type Hex, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { give, setAutomine } from '#devnet/control.ts'
import { audit } from '#server/audit/audit.ts'
import { endWithdrawal } from './testing/endWithdrawal.ts'
import { letPay } from './testing/payByHand.ts'

const FIVE = parseEther('5')

/** A paid withdrawal that a deep reorganisation took away, and a person who may pay it by hand. */
async function takenBack() {
  const ended = await endWithdrawal({ refused: false })
  const { farm, url, id } = ended
  const { pool } = farm.chain
  const [row] = await farm.db.inTx(
    (tx) => tx<{ payout: Hex; address: Hex; nonce: number }>`
      select w.payout_id as payout, w.address, p.nonce::int as nonce
      from withdrawal w join payout p on p.withdrawal_id = w.id where w.id = ${id}`,
  )
  if (!row) throw new Error('it was begun')
  await ended.takeBack()
  await setAutomine(url, true)
  const hand = await farm.chain.newcomer()
  await letPay(farm, hand.account.address)
  // So that its nonce is another one than the payment's.
  await hand.sendTransaction({ to: hand.account.address })
  const payByHand = async (amount = FIVE, to = row.address) => {
    const args = [row.payout, to, amount] as const
    await hand.writeContract({ ...pool, functionName: 'payout', args })
  }
  return { ...ended, nonce: row.nonce, payByHand }
}

test('a payment whose nonce another transaction used stops payouts, and is found once it is made by hand', async () => {
  const { farm, url, id, nonce, signed, payByHand, has, alarms } = await takenBack()
  const { payer } = farm.chain
  await payer.sendTransaction({ to: payer.account.address, nonce })
  await farm.payAll()
  await farm.payAll()
  expect(alarms()).toMatchObject([{ why: expect.stringMatching(/say that 5 BTCW was paid out/) }])
  // What the other transaction cost.
  await give(url, payer.account.address, parseEther('1'))
  await farm.payAll()
  await farm.operator('payout', 'resume', 'looked')
  await farm.rounds()
  expect(alarms()).toHaveLength(2)

  await payByHand()
  await farm.payAll()
  expect(await has()).toBe(FIVE)
  const [ours, found, ...more] = await signed()
  expect(ours).toMatchObject({ kind: 'pay', final: false, booked: 0n })
  expect(found).toMatchObject({ kind: 'found', final: true })
  expect(more).toEqual([])
  expect(await farm.row(id)).toMatchObject({ state: 'paid', hash: found?.hash })
  expect(await farm.operator('payout', 'resume', 'paid by hand')).toBe('payouts go on')
  const { id: next } = await farm.ask('7')
  await farm.payAll()
  expect(await farm.row(next)).toMatchObject({ state: 'paid' })
  expect(await audit(farm.db)).toEqual([])
})

test('a payment that was made by hand before ours comes again ends its withdrawal, though ours is undone then', async () => {
  const { farm, id, payment, sendAgain, payByHand, has, alarms } = await takenBack()
  await payByHand()
  await sendAgain()
  await farm.payAll()
  await farm.payAll()
  expect(await has()).toBe(FIVE)
  const { hash } = (await farm.row(id)) ?? {}
  expect(hash).not.toBe(payment.hash)
  expect(alarms()).toEqual([])
  expect(await audit(farm.db)).toEqual([])
})

/** Ours has come into a settled block again, and was undone there; somebody let payouts go on all the same. */
async function undoneAgain() {
  const taken = await takenBack()
  const { farm, id, receives, sendAgain } = taken
  await receives(false)
  await sendAgain()
  await farm.payAll()
  await farm.operator('payout', 'resume', 'somebody pays it by hand')
  await receives(true)
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  return taken
}

test('a payment that was made by hand after ours was undone in a settled block ends its withdrawal', async () => {
  const { farm, id, payment, signed, payByHand, has, alarms } = await undoneAgain()
  await payByHand()
  await farm.rounds()
  // Not before its block is settled.
  expect(await farm.row(id)).toMatchObject({ hash: payment.hash })
  await farm.settle()
  await Promise.all([farm.rounds(), farm.rounds()])
  await farm.payAll()
  const [ours, found, ...more] = await signed()
  expect(ours).toMatchObject({ kind: 'pay', final: false, booked: 0n })
  expect(found).toMatchObject({ kind: 'found', final: true, booked: found?.cost })
  expect(more).toEqual([])
  expect(await farm.row(id)).toMatchObject({ state: 'paid', hash: found?.hash })
  expect(await has()).toBe(FIVE)
  expect(alarms()).toHaveLength(1)
  const { id: next } = await farm.ask('7')
  await farm.payAll()
  expect(await farm.row(next)).toMatchObject({ state: 'paid' })
  expect(await audit(farm.db)).toEqual([])
})

test('another amount that was paid by hand under its id does not end it', async () => {
  const { farm, id, payment, signed, payByHand } = await undoneAgain()
  await payByHand(FIVE - 1n)
  await farm.payAll()
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid', hash: payment.hash })
  expect(await signed()).toMatchObject([{ kind: 'pay', final: true }])
  expect((await audit(farm.db)).map(({ found }) => found).join()).toMatch(/0 paid it/)
})

test('what was paid by hand to somebody else under its id stops payouts by name', async () => {
  const { farm, id, payment, payByHand, has, alarms } = await undoneAgain()
  await payByHand(FIVE, farm.chain.operator.account.address)
  await farm.payAll()
  await farm.payAll()
  expect(await has()).toBe(0n)
  expect(await farm.row(id)).toMatchObject({ state: 'paid', hash: payment.hash })
  expect(alarms()).toHaveLength(2)
  expect(alarms()[1]).toMatchObject({ why: expect.stringMatching(/pool paid 5 BTCW that/) })
})
