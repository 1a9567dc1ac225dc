import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { freeze } from '#server/members/freeze.ts'
import { COIN, CONFIG } from '#server/testing/openBooks.ts'
import { type Asking, asked, CASH, FEE, openAsking, RECEIVER } from './testing/openAsking.ts'

let books: Asking
beforeAll(async () => {
  books = await openAsking()
  await books.db.inTx(
    (tx) => tx`
      insert into payer (address, next_nonce, updated_at) values (${PAYER}, 0, ${books.clock.now()})`,
  )
})
afterAll(() => books.close())

const PAYER = '0x00000000000000000000000000000000000c0ffe'

const withdrawals = () => books.db.inTx((tx) => tx`select id from withdrawal`)

describe('a withdrawal is refused, and nothing is written down', () => {
  test.each([
    ['a checksum that does not fit', RECEIVER.replace('8ba1', '8bA1'), /capital and small letters/],
    ['the pool', CONFIG.pool.toLowerCase(), /Nobody could spend/],
    ['the wallet that pays', PAYER, /Nobody could spend/],
    ['the token', CONFIG.token.toLowerCase(), /Nobody could spend/],
    ['nobody', `0x${'0'.repeat(40)}`, /Nobody could spend/],
    ['no address', '0x12', /0x and 40 hex digits/],
  ])('to an address that is %s: the field is named', async (_, address, message) => {
    const ann = await books.memberWith({ BTCW: 100n * COIN })
    const before = (await withdrawals()).length
    expect(await ann.call(CASH, { ...asked, address })).toMatchObject({
      code: 400,
      field: 'address',
      message: expect.stringMatching(message),
    })
    expect(await withdrawals()).toHaveLength(before)
    expect((await books.has(ann)).BTCW).toEqual([100n * COIN, 0n])
  })

  test('below the smallest and above the largest amount, and where the coin cannot be withdrawn', async () => {
    const ann = await books.memberWith({ BTCW: 100n * COIN, BTCWT: 100n * COIN })
    const least = { code: 400, field: 'amount', message: 'The smallest amount here is 1 BTCW.' }
    const most = { code: 400, field: 'amount', message: 'The largest amount here is 20 BTCW.' }
    expect(await ann.call(CASH, { ...asked, amount: '0.999999999999999999' })).toMatchObject(least)
    await books.inForce(({ symbol, withdraw }) =>
      symbol === 'BTCW' ? { ...withdraw, max: '20' } : { ...withdraw, enabled: false },
    )
    const tooMuch = { ...asked, amount: '20.000000000000000001' }
    expect(await ann.call(CASH, tooMuch)).toMatchObject(most)
    expect(await ann.call(CASH, { ...asked, coin: 'BTCWT' })).toMatchObject({
      code: 400,
      field: 'coin',
      message: 'BTCWT cannot be withdrawn at the moment.',
    })
    for (const amount of ['1', '20'])
      expect((await ann.call(CASH, { ...asked, amount })).code).toBe(200)
    await books.inForce(({ withdraw }) => withdraw)
  })

  test('with "Insufficient balance" and "BTCWT insufficient balance" (specification §5)', async () => {
    const ann = await books.memberWith({ BTCW: 10n * COIN - 1n, BTCWT: 10n * COIN - 1n })
    const no = (message: string) => ({ code: 400, field: 'amount', message })
    expect(await ann.call(CASH, asked)).toMatchObject(no('Insufficient balance'))
    expect(await ann.call(CASH, { ...asked, coin: 'BTCWT' })).toMatchObject(
      no('BTCWT insufficient balance'),
    )
    expect(await books.has(ann)).toEqual({
      BTCW: [10n * COIN - 1n, 0n],
      BTCWT: [10n * COIN - 1n, 0n],
    })
  })

  test('with "Insufficient miner fees", what is missing and the largest amount that works, to the base unit', async () => {
    const ann = await books.memberWith({ BTCW: 10n * COIN + FEE - 1n })
    const no = await ann.call(CASH, asked)
    expect(no).toMatchObject({
      code: 400,
      field: 'amount',
      message:
        'Insufficient miner fees: the fee is 0.5 BTCW, and 0.000000000000000001 BTCW is missing. The largest amount that works is 9.999999999999999999 BTCW.',
    })
    expect(no.message).not.toMatch(/deposit|send|top up/i)
    const most = /works is ([\d.]+) BTCW/.exec(no.message)?.[1]
    expect((await ann.call(CASH, { ...asked, amount: most })).code).toBe(200)
    expect((await books.has(ann)).BTCW).toEqual([0n, 10n * COIN + FEE - 1n])
  })

  test('with "Insufficient miner fees" and no amount where none works', async () => {
    const ann = await books.memberWith({ BTCW: COIN, BTCWT: 10n * COIN })
    // What is left after the fee is less than the smallest amount.
    expect((await ann.call(CASH, { ...asked, amount: '1' })).message).toBe(
      'Insufficient miner fees: the fee is 0.5 BTCW, and 0.5 BTCW is missing. A smaller amount does not help.',
    )
    const bob = await books.memberWith({ BTCW: FEE - 1n, BTCWT: 10n * COIN })
    expect(await bob.call(CASH, { ...asked, coin: 'BTCWT' })).toMatchObject({
      code: 400,
      field: 'amount',
      message:
        'Insufficient miner fees: the fee is 0.5 BTCW, and 0.000000000000000001 BTCW is missing. A smaller amount does not help.',
    })
    await bob.has('BTCW', 1n)
    expect((await bob.call(CASH, { ...asked, coin: 'BTCWT' })).code).toBe(200)
    expect(await books.has(bob)).toEqual({ BTCW: [0n, FEE], BTCWT: [0n, 10n * COIN] })
  })

  test('at another fee than the one that was shown: the fee in force is told, in BTCW', async () => {
    const ann = await books.memberWith({ BTCW: 100n * COIN, BTCWT: 100n * COIN })
    const before = (await withdrawals()).length
    for (const coin of ['BTCW', 'BTCWT'])
      expect(await ann.call(CASH, { ...asked, coin, fee: '0.4' })).toMatchObject({
        code: 400,
        field: 'fee',
        message: 'The fee is 0.5 BTCW now, so nothing was sent. Check it and send again.',
      })
    expect(await withdrawals()).toHaveLength(before)
    expect((await ann.call(CASH, { ...asked, fee: '0.5' })).result.fee).toBe('0.5')
  })

  test('a fee that has changed since: what was paid at the old one stays as it was answered', async () => {
    const ann = await books.memberWith({ BTCW: 100n * COIN })
    const key = randomUUID()
    const first = await ann.call(CASH, { ...asked, fee: '0.5' }, key)
    await books.inForce(({ withdraw }) => ({ ...withdraw, fee: '0.6' }))
    expect(await ann.call(CASH, { ...asked, fee: '0.5' }, key)).toEqual(first)
    expect((await ann.call(CASH, { ...asked, fee: '0.5' })).message).toContain('0.6 BTCW')
    await books.inForce(({ withdraw }) => withdraw)
    expect((await books.has(ann)).BTCW).toEqual([90n * COIN - FEE, 10n * COIN + FEE])
  })

  test('to a frozen member', async () => {
    const ann = await books.memberWith({ BTCW: 100n * COIN })
    const now = books.clock.now()
    await books.db.inTx((tx) => freeze(tx, { member: ann.id, reason: 'stolen wallet', now }))
    expect((await ann.call(CASH, asked)).code).toBe(401)
  })

  test('for good: its key never pays later, when there is enough', async () => {
    const ann = await books.memberWith({ BTCW: 10n * COIN })
    const key = randomUUID()
    const first = await ann.call(CASH, asked, key)
    expect(first.code).toBe(400)
    await ann.has('BTCW', 100n * COIN)
    expect(await ann.call(CASH, asked, key)).toEqual(first)
    expect((await books.has(ann)).BTCW[1]).toBe(0n)
    // The books are whole after all of this.
    expect(await audit(books.db)).toEqual([])
  })
})
