import type { Coin } from '#shared/api/coin.ts'
import type { FlowType } from '#shared/api/flow.ts'
import type { Account } from './accounts.ts'

/** How one side of a move reads in that member's bill details; a side without a line is not shown there. */
export type Line = {
  type: FlowType
  refType?: string
  refId?: string
  /** Values that the line needs later: where a reward came from, the ratio at the time. */
  meta?: Record<string, string | number>
}

/** Takes `amount` (base units) from one account and gives it to another: two legs that cannot disagree. */
export type Move = {
  from: Account
  to: Account
  coin: Coin
  amount: bigint
  out?: Line
  in?: Line
}

/** One leg as the database takes it. */
export type Leg = {
  owner: string
  code: string
  coin: Coin
  amount: string
  type: string | null
  ref_type: string | null
  ref_id: string | null
  meta: Record<string, string | number> | null
}

/** Both legs of each move; moves of nothing are left out. */
export const legsOf = (moves: readonly Move[]): Leg[] =>
  moves
    .filter(({ amount }) => amount !== 0n)
    .flatMap((move) => {
      if (move.amount < 0n) throw new Error('a move goes from its source to its target')
      return [
        leg(move.from, -move.amount, move.coin, move.out),
        leg(move.to, move.amount, move.coin, move.in),
      ]
    })

const leg = ({ owner, code }: Account, amount: bigint, coin: Coin, line?: Line): Leg => ({
  owner,
  code,
  coin,
  amount: String(amount),
  type: line?.type ?? null,
  ref_type: line?.refType ?? null,
  ref_id: line?.refId ?? null,
  meta: line?.meta ?? null,
})
