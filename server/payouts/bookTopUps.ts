import type { Hex } from 'viem'
import type { Tx } from '#server/db/Tx.ts'
import { fees, gas, treasury } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { PoolPayment } from './openNode.ts'
import { lockPayer } from './payer.ts'

/**
 * Books what the pool paid to a paying wallet for its gas: gas → treasury (docs/decisions/094). Only what is the house's
 * own: fees that lie in the pool. Answers the payments that are left.
 */
export async function bookTopUps(
  tx: Tx,
  made: readonly PoolPayment[],
  now: Date,
): Promise<PoolPayment[]> {
  const left: PoolPayment[] = []
  for (const payment of made) if (!(await bookOne(tx, payment, now))) left.push(payment)
  return left
}

async function bookOne(tx: Tx, payment: PoolPayment, now: Date): Promise<boolean> {
  const { id, coin, to, amount, hash, block } = payment
  if (coin !== 'BTCW') return false
  const [wallet] = await tx<{
    address: Hex
  }>`select address from payer where own and address = ${to}`
  if (!wallet) return false
  await lockPayer(tx, wallet.address)
  const key = await standingKey(tx, `top-up:${hash}:${id}`)
  const [told] = await tx`select 1 from journal where owner_id = 0 and key = ${key}`
  if (!told && amount > (await ownInPool(tx, coin))) return false
  await post(tx, {
    key,
    kind: 'gas top-up',
    now,
    moves: [{ from: gas, to: treasury, coin, amount }],
    meta: { block, hash, wallet: wallet.address },
  })
  return true
}

/** A payment that was taken back and comes into another block is booked anew, under a key of its own. */
async function standingKey(tx: Tx, first: string): Promise<string> {
  for (let round = 1, key = first; ; round += 1) {
    const [reversed] = await tx`
      select 1 from journal where owner_id = 0 and key = ${reversedKey(key)}`
    if (!reversed) return key
    key = `${first}:${round}`
  }
}

const reversedKey = (key: string) => `${key}:reversed`

/**
 * Takes back the top-ups of blocks that are looked through once more, since what follows the chain went back (`rewind`):
 * one that is there again is booked again. Answers how many.
 */
export async function reverseTopUps(tx: Tx, now: Date): Promise<number> {
  if ((await lookedAtAnew(tx)).length === 0) return 0
  // Whoever just books what is there again is waited for.
  await tx`select 1 from payer order by address for update`
  const gone = await lookedAtAnew(tx)
  for (const { key, amount, meta } of gone)
    await post(tx, {
      key: reversedKey(key),
      kind: 'gas top-up reversed',
      now,
      moves: [{ from: treasury, to: gas, coin: 'BTCW', amount }],
      meta,
    })
  return gone.length
}

/** Base units that the pool paid for gas in blocks after this one, as it is booked. */
export const toppedUpAfter = async (tx: Tx, block: number): Promise<bigint> =>
  (await standingAfter(tx, block)).reduce((sum, { amount }) => sum + amount, 0n)

/**
 * A wallet that is ours. `held`: what counted of what it held when it was compared last, and what the pool paid to it since, base
 * units; null where it never was compared.
 */
export type Wallet = { address: Hex; held: bigint | null }

/** Our wallets, with what the pool paid to them up to a block. */
export const walletsBefore = (tx: Tx, block: number) => tx<Wallet>`
  select p.address, p.held + coalesce((
    select -sum(e.amount)
    from journal j join entry e on e.journal_id = j.id join account a on a.id = e.account_id and a.code = 'gas'
    where j.kind = 'gas top-up' and j.meta ->> 'wallet' = p.address
      and (j.meta ->> 'block')::bigint > p.reconciled_block and (j.meta ->> 'block')::bigint <= ${block}
      and not exists (select 1 from journal r where r.owner_id = 0 and r.key = j.key || ':reversed')), 0) as held
  from payer p where p.own order by p.address`

const lookedAtAnew = (tx: Tx) => standingAfter(tx, null)

/**
 * Top-ups of blocks after this one, null: after those that were looked through. One statement, so that no other process gets
 * ahead between what was looked through and what is booked.
 */
const standingAfter = (tx: Tx, block: number | null) => tx<{
  key: string
  amount: bigint
  meta: Record<string, unknown>
}>`
  select j.key, j.meta, -e.amount as amount
  from journal j join entry e on e.journal_id = j.id join account a on a.id = e.account_id and a.code = 'gas'
  where j.kind = 'gas top-up'
    and (j.meta ->> 'block')::bigint > coalesce(${block}::bigint, (select w.block from payout_watch w))
    and not exists (select 1 from journal r where r.owner_id = 0 and r.key = j.key || ':reversed')
  order by j.id`

/** What of a coin in the pool is nobody's but the house's: fees, less what lies in the paying wallet already. Never below zero. */
export async function ownInPool(tx: Tx, coin: Coin): Promise<bigint> {
  const own = (await balanceOf(tx, fees, coin)) + (await balanceOf(tx, gas, coin))
  return own < 0n ? 0n : own
}
