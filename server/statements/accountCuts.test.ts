import { expect, test } from 'vitest'
import { fees, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { accountCuts } from './accountCuts.ts'
import { timeRange } from './timeRange.ts'

/** Booked in this order. Two came to the books the other way round than their moments. */
const booked = [
  ['2026-11-20T23:59:59.990Z', 1n],
  ['2026-11-21T00:00:00.010Z', 10n],
  ['2026-11-20T23:59:59.999Z', 100n],
  ['2026-11-21T12:00:00.000Z', 1_000n],
  ['2026-11-22T00:00:00.000Z', 10_000n],
] as const

async function seeded() {
  const db = await ownDatabase()
  for (const [at, amount] of booked) {
    const move = { from: treasury, to: fees, coin: 'BTCW', amount } as const
    await db.inTx((tx) => post(tx, { key: at, kind: 'test', now: new Date(at), moves: [move] }))
  }
  return db
}

test.each([
  [{}, 0n, 11_111n],
  [{ from: '2026-11-20', to: '2026-11-20' }, 0n, 1n],
  [{ from: '2026-11-21', to: '2026-11-21' }, 1n, 1_111n],
  [{ from: '2026-11-22' }, 1_111n, 11_111n],
  [{ from: '2026-11-23' }, 11_111n, 11_111n],
  [{ to: '2026-11-19' }, 0n, 0n],
  [{ from: '2026-11-22', to: '2026-11-20' }, 1_111n, 1_111n],
])(
  'an account’s balances of %j are those at its cuts, whatever came to the books late',
  async (asked, opening, closing) => {
    const db = await seeded()
    const cuts = await db.inTx((tx) => accountCuts(tx, '0', timeRange(asked, 'en')))
    expect(cuts.find(({ account }) => account === 'fees')).toMatchObject({ opening, closing })
  },
)
