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
  const [wallet] = await tx<{ address: Hex }>`select address from payer where address = ${to}`
  if (!wallet) return false
  await lockPayer(tx, wallet.address)
  const key = `top-up:${hash}:${id}`
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

/** What of a coin in the pool is nobody's but the house's: fees, less what lies in the paying wallet already. Never below zero. */
export async function ownInPool(tx: Tx, coin: Coin): Promise<bigint> {
  const own = (await balanceOf(tx, fees, coin)) + (await balanceOf(tx, gas, coin))
  return own < 0n ? 0n : own
}
