import type { Hex } from 'viem'
import type { Tx } from '#server/db/Tx.ts'

/** A transaction that was signed for a root, and is neither settled nor lost. */
export type Anchor = {
  hash: Hex
  raw: string
  nonce: number
  maxFee: bigint
  maxTip: bigint
  createdAt: string
}

/** A root that is not on the chain yet, and what was signed for it so far, the oldest first. */
export type DueAnchor = { day: string; root: string; sent: Anchor[] }

/** Roots older than these many published ones are not brought to the chain any more. */
const LATEST = 7

/** The oldest of the latest roots that is not settled on the chain; what another wallet signed for it counts for nothing. */
export async function dueAnchor(tx: Tx, wallet: string): Promise<DueAnchor | undefined> {
  const [due] = await tx<{ day: string; root: string }>`
    select p.day, p.root from (
      select day, root from proof_day where published_at is not null order by day desc limit ${LATEST}) p
    where not exists (select from proof_anchor a where a.day = p.day and a.settled_at is not null)
    order by p.day limit 1`
  if (!due) return undefined
  const sent = await tx<Anchor>`
    select hash, raw, nonce::int as nonce, max_fee as "maxFee", max_tip as "maxTip", created_at as "createdAt"
    from proof_anchor where day = ${due.day} and wallet = ${wallet} and lost_at is null order by max_fee`
  return { ...due, sent }
}

type Made = Omit<Anchor, 'createdAt'> & { day: string; wallet: string; now: Date }

/** Stores what was signed. Answers true: the next step sends it. */
export async function keepAnchor(tx: Tx, made: Made): Promise<true> {
  const { hash, day, wallet, nonce, raw, maxFee, maxTip, now } = made
  await tx`
    insert into proof_anchor (hash, day, wallet, nonce, raw, max_fee, max_tip, created_at)
    values (${hash}, ${day}, ${wallet}, ${nonce}, ${raw}, ${maxFee}, ${maxTip}, ${now})
    on conflict do nothing`
  return true
}

/** The root is on the chain, in a settled block. */
export async function settleAnchor(
  tx: Tx,
  { hash, block, now }: { hash: Hex; block: number; now: Date },
): Promise<true> {
  await tx`
    update proof_anchor set block_number = ${block}, settled_at = ${now}
    where hash = ${hash} and settled_at is null`
  return true
}

/** What was signed for a day never comes; it is signed anew. */
export async function loseAnchors(tx: Tx, day: string, now: Date): Promise<true> {
  await tx`
    update proof_anchor set lost_at = ${now}
    where day = ${day} and settled_at is null and lost_at is null`
  return true
}
