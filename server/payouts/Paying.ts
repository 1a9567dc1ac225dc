import type { Hex } from 'viem'
import type { Report } from '#server/chain/Following.ts'
import type { Chain } from '#server/chain/openChain.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { PayerNode } from './openNode.ts'
import type { Wallet } from './openWallet.ts'

/** A step of the way of a payout, each one transaction; `send` alone is a word to the node. */
export type Step =
  | 'nonce'
  | 'sign'
  | 'send'
  | 'broadcast'
  | 'mined'
  | 'replace'
  | 'adopt'
  | 'fund'
  | 'settle'
  | 'release'
  | 'gas'
  | 'watch'

/** What paying works with. Nothing is remembered here: whoever begins anew goes on where another one died. */
export type Paying = {
  db: Database
  clock: Clock
  chain: Chain
  node: PayerNode
  pool: Hex
  wallet: Wallet
  report: (line: Report) => void
  /** Told on either side of each step. */
  at?: (side: 'before' | 'after', step: Step) => Promise<void> | void
}

/** Takes one step: all of it or nothing. */
export async function take<T>(
  { db, at }: Paying,
  step: Step,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await at?.('before', step)
  const result = await db.inTx(work)
  await at?.('after', step)
  return result
}

/**
 * Does the same for each, whatever happens to the others, and answers how many moved. Nothing that went wrong is kept back:
 * where nothing moved the first of it is thrown, the rest is told.
 */
export async function forEach<T>(
  { report }: Pick<Paying, 'report'>,
  all: readonly T[],
  work: (one: T) => Promise<boolean>,
): Promise<number> {
  const wrong: unknown[] = []
  let moved = 0
  for (const one of all) {
    try {
      if (await work(one)) moved += 1
    } catch (error) {
      wrong.push(error)
    }
  }
  const thrown = moved === 0 ? wrong.splice(0, 1) : []
  for (const error of wrong) report({ level: 'error', event: 'payout step failed', error })
  if (thrown.length > 0) throw thrown[0]
  return moved
}
