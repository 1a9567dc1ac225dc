import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { type Books, COIN, type Member, openBooks } from '#server/testing/openBooks.ts'
import { returnHeld } from './returnHeld.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const CASH = 'asset/cash'
/** What is in force until an operator sets something else: under 100 BTCW or 1,000 BTCWT. */
const asked = { coin: 'BTCW', amount: '10', address: `0x${'b0'.repeat(20)}` }

async function rich(): Promise<Member> {
  const ann = await books.join()
  for (const coin of ['BTCW', 'BTCWT'] as const) await ann.has(coin, 2_000n * COIN)
  return ann
}

test('the service approves what is under the limit; an operator decides about the rest', async () => {
  const ann = await rich()
  const under = await ann.call(CASH, { ...asked, amount: '99.999999999999999999' })
  expect(under.result).toMatchObject({ step: 'approved', status: 'review', cancellable: true })
  const over = await ann.call(CASH, { ...asked, amount: '100' })
  expect(over.result).toMatchObject({ step: 'review', status: 'review', cancellable: true })
  const decided = await books.db.inTx(
    (tx) => tx`select state, decided_by, decided_at is not null as at from withdrawal
      where member_id = ${ann.id} order by id`,
  )
  expect(decided).toEqual([
    { state: 'approved', decided_by: 'service', at: true },
    { state: 'requested', decided_by: null, at: false },
  ])
})

describe('the limit is for all that the service approves of a member’s within 24 hours', () => {
  const steps = async (member: Member, amounts: readonly string[], coin = 'BTCW') => {
    const found: string[] = []
    for (const amount of amounts)
      found.push((await member.call(CASH, { ...asked, amount, coin })).result.step)
    return found
  }
  const HOUR = 3_600_000

  test('so that splitting one passes no operator', async () => {
    const ann = await rich()
    // What waits for an operator takes nothing of it, and each coin has its own.
    expect(await steps(ann, ['60', '40', '39', '1', '100'])).toEqual([
      'approved',
      'review',
      'approved',
      'review',
      'review',
    ])
    expect(await steps(ann, ['999', '10'], 'BTCWT')).toEqual(['approved', 'review'])
  })

  test('and no longer: after 24 hours it is whole again', async () => {
    const ann = await rich()
    expect(await steps(ann, ['99'])).toEqual(['approved'])
    books.pass(24 * HOUR - 60_000)
    expect(await steps(ann, ['1'])).toEqual(['review'])
    books.pass(60_000)
    expect(await steps(ann, ['99'])).toEqual(['approved'])
  })

  test('what was given back does not count', async () => {
    const ann = await rich()
    const { id } = (await ann.call(CASH, { ...asked, amount: '99' })).result
    const now = books.clock.now()
    await books.db.inTx((tx) => returnHeld(tx, { withdrawal: id, reason: 'cancelled', now }))
    expect(await steps(ann, ['99', '1'])).toEqual(['approved', 'review'])
  })

  test('nor is anything approved of what came by transfer within them: that is splitting too', async () => {
    const [ann, bob, eve] = [await rich(), await books.join(), await books.join()]
    const send = (from: Member, to: Member, amount: string) =>
      from.call('asset/transfer', { payeeId: to.id, coin: 'BTCW', amount })
    await eve.has('BTCW', 50n * COIN)
    for (const [from, to, amount] of [
      [ann, bob, '99'],
      [bob, eve, '40'],
    ] as const)
      expect(await send(from, to, amount)).toMatchObject({ code: 200 })
    expect(await steps(bob, ['10'])).toEqual(['review'])
    // Of 90 the 40 stay: with the fee of 0.5 what is Eve's own are 49.5.
    expect(await steps(eve, ['49.5', '10'])).toEqual(['approved', 'review'])
    books.pass(24 * HOUR)
    expect(await steps(eve, ['10'])).toEqual(['approved'])
  })

  test('of many at once as many are approved as of many in a row', async () => {
    const ann = await rich()
    const body = { ...asked, amount: '30' }
    const said = await Promise.all(Array.from({ length: 12 }, () => ann.call(CASH, body)))
    const found = said.map(({ result }) => result.step)
    expect(found.filter((step) => step === 'approved')).toHaveLength(3)
    expect(found.filter((step) => step === 'review')).toHaveLength(9)
  })
})

test('the books are whole after all of this', async () => {
  expect(await audit(books.db)).toEqual([])
})
