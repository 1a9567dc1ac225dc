import type { Hex } from 'viem'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { GoingOut } from './beginProof.ts'

/** A tree whose block the chain is still to be asked about. */
export type Unseen = {
  day: string
  at: string
  block: number
  hash: Hex | null
  goingOut: GoingOut[]
}

type Stored = { coin: Coin; amount: string; payout: string }

/** The oldest of them, where there is one. */
export async function unseenProof(tx: Tx): Promise<Unseen | undefined> {
  const [row] = await tx<Omit<Unseen, 'goingOut'> & { goingOut: Stored[] }>`
    select day, at, block::int as block, block_hash as hash, going_out as "goingOut" from proof_day
    where published_at is null and looked_at is null order by day limit 1`
  if (!row) return undefined
  return { ...row, goingOut: row.goingOut.map((it) => ({ ...it, amount: BigInt(it.amount) })) }
}

/** What the pool held at the block, and what had left it by then of what is owed in the books; null: nobody can tell. */
export type Seen = { held: Record<Coin, bigint>; gone: Record<Coin, bigint> } | null

/** Keeps what the chain said; what was kept first stays. */
export async function keepSeen(
  tx: Tx,
  day: string,
  { seen, now }: { seen: Seen; now: Date },
): Promise<void> {
  await tx`
    update proof_day set looked_at = ${now}, held_btcw = ${seen?.held.BTCW ?? null},
      held_btcwt = ${seen?.held.BTCWT ?? null}, gone_btcw = ${seen?.gone.BTCW ?? null},
      gone_btcwt = ${seen?.gone.BTCWT ?? null}
    where day = ${day} and looked_at is null`
}
