import { expect, test } from 'vitest'
import { available, treasury } from '#server/ledger/accounts.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openLines } from './testing/openLines.ts'

test('a reward names its order, whose order it was, the ratio and the day', async () => {
  const { ann, join, db, told, list, close } = await openLines()
  const bob = await join()
  const [order] = await db.inTx(
    (tx) => tx<{ id: string }>`
      insert into pledge_order (no, member_id, coin, amount, staked_t, method, plan_id, term_days, weight, status,
        hash, created_at)
      values ('26112000001', ${bob.id}, 'BTCW', ${COIN}, ${COIN}, 'wallet', 'd30', 30, ${COIN}, 'success', '0xabc', now()) returning id`,
  )
  const refId = order?.id ?? ''
  await db.inTx(
    (tx) => tx`
      insert into distribution (day, revenue, pool_seq, staking_share, community_share, subsidy_share, total_weight,
        staked_t, orders, started_at)
      values ('2026-11-20', ${100n * COIN}, 0, 8000, 1000, 500, ${4n * COIN * COIN}, ${4n * COIN}, 1, now())`,
  )
  await told('2026-11-20T12:00:00Z', [
    {
      from: treasury,
      to: available(ann.id),
      coin: 'BTCW',
      amount: COIN,
      in: {
        type: 'community_reward',
        refType: 'order',
        refId,
        meta: { day: '2026-11-20', member: bob.id, ratio: 1_000 },
      },
    },
  ])
  expect((await list({})).list).toMatchObject([
    {
      type: 'community_reward',
      refType: 'order',
      refNo: '26112000001',
      counterparty: 'Ann',
      source: {
        orderNo: '26112000001',
        day: '2026-11-20',
        member: { id: bob.id, nickname: 'Ann' },
        ratio: '0.1000',
        reckoning: {
          revenue: '100',
          share: '0.1000',
          weight: '1',
          totalWeight: '4',
        },
      },
      hash: null,
    },
  ])
  await close()
})
