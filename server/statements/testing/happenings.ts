import {
  activity,
  available,
  fees,
  rewardPool,
  staked,
  treasury,
  withdrawing,
} from '#server/ledger/accounts.ts'
import type { Move } from '#server/ledger/Move.ts'
import { movesOf } from '#server/transfers/movesOf.ts'
import { holdMoves, returnMoves } from '#server/withdrawals/held-moves.ts'
import type { Coin } from '#shared/api/coin.ts'

type Happening = { kind: string; moves: Move[]; force?: true }
type Given = { coin: Coin; amount: bigint; fee: bigint; id: string }

/** Every way in which a member's money moves (docs/ledger.md), told by the verbs that book it. */
export const HAPPENINGS: ((me: string, other: string, it: Given) => Happening[])[] = [
  (me, _, { coin, amount }) => [
    {
      kind: 'arrival deposit',
      moves: [{ from: treasury, to: available(me), coin, amount, in: { type: 'deposit' } }],
    },
  ],
  (me, _, { coin, amount }) => {
    const line = { type: 'deposit' } as const
    return [
      {
        kind: 'arrival deposit',
        moves: [{ from: treasury, to: available(me), coin, amount, in: line }],
      },
      {
        kind: 'arrival deposit reversed',
        moves: [{ from: available(me), to: treasury, coin, amount, out: line }],
        force: true,
      },
    ]
  },
  (me, _, { coin, amount }) => [
    {
      kind: 'arrival pledge',
      moves: [{ from: treasury, to: staked(me), coin, amount, in: { type: 'pledge' } }],
    },
    {
      kind: 'order_end',
      moves: [{ from: staked(me), to: available(me), coin, amount, in: { type: 'pledge_return' } }],
    },
  ],
  (me, _, { coin, amount }) => [
    {
      kind: 'product/pledge',
      moves: [{ from: available(me), to: staked(me), coin, amount, out: { type: 'pledge' } }],
    },
  ],
  (me, _, { amount, fee }) => [
    {
      kind: 'distribution',
      moves: (
        ['staking_reward', 'community_reward', 'mining_subsidy', 'staking_reward'] as const
      ).map((type, i) => ({
        from: rewardPool,
        to: available(me),
        coin: 'BTCW' as const,
        amount: i === 0 ? amount : fee,
        in: { type, refType: 'order', refId: '1', meta: { day: '2026-11-20' } },
      })),
    },
  ],
  (me, _, { amount }) => [
    {
      kind: 'grant',
      moves: [
        {
          from: activity,
          to: available(me),
          coin: 'BTCW',
          amount,
          in: { type: 'activity_reward' },
        },
      ],
    },
  ],
  (me, other, { coin, amount, fee }) => [
    { kind: 'asset/transfer', moves: transferred(me, other, { coin, amount, fee }) },
  ],
  (me, other, { coin, amount, fee }) => [
    { kind: 'asset/transfer', moves: transferred(other, me, { coin, amount, fee }) },
  ],
  // Asked for and left under way.
  (me, _, held) => [{ kind: 'asset/cash', moves: holdMoves({ ...held, member: me }) }],
  (me, _, held) => [
    { kind: 'asset/cash', moves: holdMoves({ ...held, member: me }) },
    {
      kind: 'asset/cashCancel',
      moves: returnMoves({ ...held, member: me }, { keepsFee: false }),
    },
  ],
  (me, _, held) => [
    { kind: 'asset/cash', moves: holdMoves({ ...held, member: me }) },
    {
      kind: 'withdrawal returned',
      moves: returnMoves({ ...held, member: me }, { keepsFee: true }),
    },
  ],
  (me, _, held) => [
    { kind: 'asset/cash', moves: holdMoves({ ...held, member: me }) },
    {
      kind: 'withdrawal paid',
      moves: [
        { from: withdrawing(me), to: treasury, coin: held.coin, amount: held.amount },
        { from: withdrawing(me), to: fees, coin: 'BTCW', amount: held.fee },
      ],
    },
  ],
]

const transferred = (payer: string, payee: string, it: Omit<Given, 'id'>) =>
  movesOf({ ...it, payer: { id: payer }, payee: { id: payee } } as never)
