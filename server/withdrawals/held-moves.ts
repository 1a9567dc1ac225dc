import { available, fees, withdrawing } from '#server/ledger/accounts.ts'
import type { Line, Move } from '#server/ledger/Move.ts'
import type { Coin } from '#shared/api/coin.ts'

/** What is held for a withdrawal, base units: the amount in its coin, and the fee, which is BTCW whatever the coin. */
export type Held = { id: string; member: string; coin: Coin; amount: bigint; fee: bigint }

/** Takes amount and fee off what the member can spend: one journal, so that there are both or none. */
export const holdMoves = (held: Held): Move[] => [
  { ...leaving(held), coin: held.coin, amount: held.amount, out: line('withdrawal', held) },
  { ...leaving(held), coin: 'BTCW', amount: held.fee, out: line('fee', held) },
]

/** Gives the amount back, and the fee too, or keeps it where a payment has cost the house gas. */
export const returnMoves = (held: Held, { keepsFee }: { keepsFee: boolean }): Move[] => {
  const back = line('withdrawal_return', held)
  const fee = { coin: 'BTCW', amount: held.fee } as const
  return [
    { ...coming(held), coin: held.coin, amount: held.amount, in: back },
    keepsFee
      ? { from: withdrawing(held.member), to: fees, ...fee }
      : { ...coming(held), ...fee, in: back },
  ]
}

const leaving = ({ member }: Held) => ({ from: available(member), to: withdrawing(member) })
const coming = ({ member }: Held) => ({ from: withdrawing(member), to: available(member) })

const line = (type: Line['type'], { id }: Held): Line => ({
  type,
  refType: 'withdrawal',
  refId: id,
})
