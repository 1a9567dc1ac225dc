import type { Tx } from '#server/db/Tx.ts'

/** A transaction that was signed for a withdrawal; base units. */
type Attempt = {
  kind: 'pay' | 'cancel' | 'found'
  hash: string
  nonce: number
  createdAt: string
  sentAt: string | null
  block: number | null
  confirmations: number | null
  status: 'success' | 'reverted' | null
  gas: bigint | null
  final: boolean
}

/**
 * How far the payer came with a withdrawal: its id in the pool's contract, its nonce, why it waits, and what was signed for it,
 * the oldest first. Throws where there is no such withdrawal.
 */
export async function payoutOf(tx: Tx, withdrawal: string) {
  const [known] = await tx<{ payoutId: string }>`
    select payout_id as "payoutId" from withdrawal where id = ${withdrawal}`
  if (!known) throw new Error(`there is no withdrawal ${withdrawal}`)
  const [payout] = await tx<{ wallet: string; nonce: number; at: string }>`
    select wallet, nonce::int as nonce, created_at as at from payout where withdrawal_id = ${withdrawal}`
  const [trial] = await tx<{ failures: number; why: string; nextAt: string }>`
    select failures, why, next_at as "nextAt" from payout_trial where withdrawal_id = ${withdrawal}`
  const attempts = await tx<Attempt>`
    select t.kind, t.hash, t.nonce::int as nonce, t.created_at as "createdAt", t.broadcast_at as "sentAt",
      t.block_number::int as block, greatest(1, c.head - t.block_number + 1)::int as confirmations, t.status,
      t.gas_used * t.gas_price as gas, t.final
    from payout_tx t left join chain_state c on true where t.withdrawal_id = ${withdrawal} order by t.id`
  return {
    payoutId: known.payoutId,
    payout: payout ?? null,
    trial: trial ?? null,
    attempts: attempts.map((one) => ({
      ...one,
      confirmations: one.block === null ? null : one.confirmations,
    })),
  }
}
