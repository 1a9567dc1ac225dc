import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { increaseTime, reorg } from '#devnet/control.ts'
import { brokenActs } from '#server/acts/checkActs.ts'
import { audit } from '#server/audit/audit.ts'
import { orderRef } from '#server/chain/orderRef.ts'
import { unclaimed } from '#server/ledger/accounts.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFunds } from '#server/testing/openFunds.ts'

test('a payment of nobody’s is shown with whose it may be, and given to one of them once', async () => {
  const { at, join, sends, settle, look, logged, house, db, world } = await openFunds()
  const [ann, ben] = [await join(), await join()]
  await look()
  await ann.open('12')
  const hash = await sends(12n * COIN)
  const other = await sends(1n * COIN)
  // Ben says that it was his: he names the transaction.
  const order = await ben.open('20')
  await ben.call('product/bTCWPledge', { orderId: order, hash })
  await settle()
  const amounts = { coin: 'BTCW', amount: 12n * COIN, why: 'unknownAddress' }
  expect(await at('operator/unclaimed', {})).toMatchObject({
    list: [
      {
        hash,
        ...amounts,
        candidates: [
          { because: 'hash', member: { id: ben.id }, order: { amount: 20n * COIN } },
          { because: 'amount', member: { id: ann.id, signed: true }, order: { status: 'review' } },
        ],
      },
      { hash: other, candidates: [] },
    ],
    next: null,
  })
  const match = (memberId: string, key?: string) =>
    at('operator/matchUnclaimed', { hash, memberId, reason: 'showed the exchange’s mail' }, key)
  expect(await match('999999')).toBe('There is no such member.')
  const herself = atDeskOf(world, { name: `member ${ann.id}`, member: ann.id })
  const own = { hash, memberId: ann.id, reason: 'it is mine' }
  expect(await herself('operator/matchUnclaimed', own)).toMatch('to themselves')
  expect(await logged()).toEqual([])
  expect(await at('operator/health', {})).toMatchObject({ money: { unclaimed: 2 } })

  const key = randomUUID()
  const [said, again] = [await match(ann.id, key), await match(ann.id, key)]
  expect(said).toMatchObject({ member: { id: ann.id }, payments: [{ amount: 12n * COIN }] })
  expect(again).toEqual(said)
  expect(await match(ben.id)).toMatch('Nothing that this transaction paid is unclaimed')
  expect((await ann.balances()).BTCW.available).toBe(12n * COIN)
  expect(await house(unclaimed)).toBe(1n * COIN)
  expect(await at('operator/health', {})).toMatchObject({ money: { unclaimed: 1 } })
  expect((await ann.call('member/inbox', {})).result.list[0]).toMatchObject({ kind: 'deposit' })
  expect(await logged()).toMatchObject([
    {
      act: 'matchUnclaimed',
      before: { bookedAs: 'unclaimed', hash },
      after: { member: ann.id, amount: String(12n * COIN) },
      reason: 'showed the exchange’s mail',
    },
  ])
  const booked = await at('operator/arrivals', { purpose: 'deposit' })
  expect(booked).toMatchObject({ list: [{ hash, assignedJournal: expect.any(String) }] })
  expect(await audit(db)).toEqual([])
  expect(await db.inTx(brokenActs)).toEqual([])
})

test('it says why: an account that is not proved, an order that had ended, or one of another amount', async () => {
  const { at, join, settle, look, db, chain } = await openFunds()
  const [typed, late, odd] = [
    await join({ proved: false }),
    await join({ proved: false }),
    await join({ proved: false }),
  ]
  await look()
  const ended = await late.open('11')
  await db.inTx(
    (tx) =>
      tx`update pledge_order set status = 'fail', reason = 'expired', expires_at = created_at - interval '1 hour'`,
  )
  await odd.open('30')
  await increaseTime(chain.url, 60)
  await typed.pay(9n * COIN)
  const hash = await late.pay(11n * COIN)
  await odd.pay(31n * COIN)
  await settle()
  const account = ({ id }: { id: string }) => ({
    because: 'account',
    member: { id, signed: false },
  })
  expect(await at('operator/unclaimed', {})).toMatchObject({
    list: [
      { why: 'unproved', candidates: [account(typed)] },
      { why: 'late', candidates: [{ ...account(late), order: { amount: 11n * COIN } }] },
      { why: 'wrongAmount', candidates: [account(odd)] },
    ],
  })
  // The order tells that its payment came after all.
  const asked = { hash, memberId: late.id, reason: 'it is late' }
  expect(await at('operator/matchUnclaimed', asked)).toMatchObject({ member: { id: late.id } })
  expect(await late.order(ended)).toMatchObject({ status: 'fail', hash })
  const [{ reason } = { reason: '' }] = await db.inTx(
    (tx) => tx<{ reason: string }>`select reason from pledge_order where id = ${ended}`,
  )
  expect(reason).toBe('late')
})

test('whoever a payment from elsewhere names comes first', async () => {
  const { at, join, settle, look, stranger, chain } = await openFunds()
  const ann = await join()
  await look()
  const id = await ann.open('14')
  const args = [orderRef(id)] as const
  const hash = await stranger.writeContract({
    ...chain.pool,
    functionName: 'pledge',
    args,
    value: 14n * COIN,
  })
  await stranger.waitForTransactionReceipt({ hash })
  await settle()
  expect(await at('operator/unclaimed', {})).toMatchObject({
    list: [{ hash, candidates: [{ because: 'named', member: { id: ann.id } }] }],
  })
})

test('what the chain takes back is nobody’s to give any more', async () => {
  const { at, join, settle, look, sends, chain } = await openFunds()
  const ann = await join()
  await look()
  const hash = await sends(2n * COIN)
  await settle()
  await reorg(chain.url, 5)
  await look()
  await settle()
  const asked = { hash, memberId: ann.id, reason: 'it is hers' }
  expect(await at('operator/matchUnclaimed', asked)).toMatch('Nothing that this transaction paid')
  expect(await at('operator/arrivals', {})).toMatchObject({
    list: [{ hash, bookedAs: null, confirmations: null }],
  })
})
