import type { Hex } from 'viem'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { WithdrawalReason } from '#shared/reasons.ts'

/** A transaction that was signed for a withdrawal, as it was stored. */
export type Signed = {
  id: string
  what: 'pay' | 'cancel' | 'found'
  /** Why it pays nothing, where it only uses the nonce up. */
  reason: WithdrawalReason | null
  hash: Hex
  raw: Hex | null
  maxFee: bigint
  maxTip: bigint
  /** When a node took it, by the chain's time. */
  sentAt: string | null
  block: number | null
  blockHash: string | null
}

/** A withdrawal that has its nonce and has not ended, with all that was ever signed for it, the newest last. */
export type Flight = {
  id: string
  state: 'nonce' | 'signed' | 'broadcast' | 'mined'
  halted: string | null
  /** Its member was shut out: what the chain has paid never comes back. */
  frozen: boolean
  /** Rises with each step: whoever goes on from an older one has seen too little. */
  revision: number
  coin: Coin
  amount: bigint
  address: Hex
  wallet: Hex
  nonce: number
  gasLimit: bigint
  /** Under which the contract pays it. */
  payout: Hex
  signed: Signed[]
}

/** All that is on its way, in the order of the nonces. */
export async function flights(tx: Tx): Promise<Flight[]> {
  const rows = await tx<Omit<Flight, 'signed'>>`
    select w.id, w.state, w.halted, w.revision::int as revision, w.coin, w.amount, w.address, p.wallet, p.nonce::int as nonce,
      p.gas_limit::numeric as "gasLimit", w.payout_id as payout, m.frozen_at is not null as frozen
    from withdrawal w join payout p on p.withdrawal_id = w.id join member m on m.id = w.member_id
    where w.state in ('nonce', 'signed', 'broadcast', 'mined') order by p.wallet, p.nonce`
  return withSigned(tx, rows)
}

/** The same of a withdrawal that has ended, one way or the other. */
export type Landed = Omit<Flight, 'state' | 'halted' | 'frozen' | 'revision'> & {
  state: 'paid' | 'returned'
}

/** Those of these withdrawals that have ended, in no order. */
export async function landed(tx: Tx, ids: readonly string[]): Promise<Landed[]> {
  const rows = await tx<Omit<Landed, 'signed'>>`
    select w.id, w.state, w.coin, w.amount, w.address, p.wallet, p.nonce::int as nonce,
      p.gas_limit::numeric as "gasLimit", w.payout_id as payout
    from withdrawal w join payout p on p.withdrawal_id = w.id
    where w.id = any(${ids}::bigint[]) and w.state in ('paid', 'returned')`
  return withSigned(tx, rows)
}

async function withSigned<T extends { id: string }>(
  tx: Tx,
  rows: readonly T[],
): Promise<(T & { signed: Signed[] })[]> {
  if (rows.length === 0) return []
  const signed = await tx<Signed & { withdrawal: string }>`
    select id, withdrawal_id as withdrawal, kind as what, reason, hash, raw, max_fee as "maxFee", max_tip as "maxTip",
      coalesce(sent_by_chain, broadcast_at) as "sentAt", block_number::int as block, block_hash as "blockHash"
    from payout_tx where withdrawal_id = any(${rows.map(({ id }) => id)}::bigint[]) order by id`
  return rows.map((row) => ({
    ...row,
    signed: signed.filter(({ withdrawal }) => withdrawal === row.id),
  }))
}

/**
 * Holds a withdrawal and its member for this transaction, as both were seen: nothing is signed for one who is just being shut out.
 * Answers false where they changed, or somebody else holds one of them now.
 */
export async function hold(
  tx: Tx,
  { id, revision, frozen }: Pick<Flight, 'id' | 'revision' | 'frozen'>,
): Promise<boolean> {
  const held = await tx`
    select 1 from withdrawal w join member m on m.id = w.member_id
    where w.id = ${id} and w.revision = ${revision} and (m.frozen_at is not null) = ${frozen}
    for update of w skip locked for share of m skip locked`
  return held.length > 0
}

/** Moves a withdrawal on from where it was seen, unless somebody else did. */
export async function moveOn(
  tx: Tx,
  { id, state, revision }: Pick<Flight, 'id' | 'state' | 'revision'>,
  to: { state: Flight['state']; hash?: Hex },
): Promise<boolean> {
  const moved = await tx`
    update withdrawal set state = ${to.state}, hash = coalesce(${to.hash ?? null}, hash), halted = null,
      revision = revision + 1
    where id = ${id} and state = ${state} and revision = ${revision} returning id`
  return moved.length > 0
}
