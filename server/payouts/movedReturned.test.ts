import { expect, test } from 'vitest'
import { hex, rpc } from '#devnet/rpc.ts'
import { audit } from '#server/audit/audit.ts'
import { endWithdrawal as ended } from './testing/endWithdrawal.ts'

const FIVE = 5n * 10n ** 18n

test('a payment that was undone, whose withdrawal was returned, is not sent again: its nonce is used up', async () => {
  const { farm, id, signed, receives, takeBack, goOn, has, alarms } = await ended({ refused: true })
  await takeBack()
  await receives(true)
  await goOn()
  expect(await has()).toBe(0n)
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'receiverReverted' })
  const [first, second, ...more] = await signed()
  expect(first).toMatchObject({ kind: 'pay', final: false, booked: 0n })
  expect(second).toMatchObject({ kind: 'cancel', final: true })
  expect(second?.booked).toBe(second?.cost)
  expect([more, alarms()]).toEqual([[], []])
  const { id: next } = await farm.ask('7')
  await farm.payAll()
  expect(await farm.row(next)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('a payment of a returned withdrawal that comes into a block after all stops payouts by name', async () => {
  const { farm, id, payment, receives, takeBack, sendAgain, goOn, has, alarms } = await ended({
    refused: true,
  })
  await takeBack()
  await receives(true)
  await sendAgain()
  await goOn()
  expect(await has()).toBe(FIVE)
  expect(alarms()).toMatchObject([
    { hash: payment.hash, why: expect.stringMatching(/pool paid 5/) },
  ])
  expect(await farm.row(id)).toMatchObject({ state: 'returned' })
})

test('a payment that was settled and is undone in another block stops payouts by name', async () => {
  const { farm, id, payment, signed, receives, takeBack, sendAgain, goOn, has, alarms } =
    await ended({
      refused: false,
    })
  await takeBack()
  await receives(false)
  await sendAgain()
  await goOn()
  expect(await has()).toBe(0n)
  expect(alarms()).toMatchObject([
    { hash: payment.hash, why: expect.stringMatching(/say that 5 BTCW was paid out/) },
  ])
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  const found = (await audit(farm.db)).map(({ found: what }) => what).join('; ')
  expect(found).toMatch(/is paid: 1 signed, 1 final, 0 paid it/)
  const [only] = await signed()
  expect(only?.booked).toBe(only?.cost)
  expect(await farm.operator('payout', 'resume', 'paid by hand')).toBe('payouts go on')
  const { id: next } = await farm.ask('7')
  await farm.payAll()
  expect(await farm.row(next)).toMatchObject({ state: 'paid' })
})

test.each([
  ['more', 5n],
  ['less', -5n],
])('gas that costs %s in another block is booked as it cost there', async (_, difference) => {
  const { farm, url, id, payment, signed, takeBack, goOn } = await ended({ refused: false })
  const { effectiveGasPrice } = await farm.chain.payer.getTransactionReceipt({ hash: payment.hash })
  const tip = await farm.chain.payer.estimateMaxPriorityFeePerGas()
  await takeBack()
  await rpc(url, 'anvil_setNextBlockBaseFeePerGas', hex(effectiveGasPrice - tip + difference))
  await goOn()
  const [only] = await signed()
  expect(only?.cost).not.toBe(payment.cost)
  expect((only?.cost ?? 0n) > payment.cost).toBe(difference > 0n)
  expect(only?.booked).toBe(only?.cost)
  expect(await farm.row(id)).toMatchObject({ state: 'paid', hash: payment.hash })
  expect(await farm.wrong()).toEqual([])
})
