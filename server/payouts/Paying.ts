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

/** What it takes to try several things. */
type Trying = Pick<Paying, 'report'> & {
  chain: Pick<Chain, 'sentBy'>
  wallet: Pick<Wallet, 'address'>
}

/** Some of what was tried went wrong, `errors`; `moved` of it moved all the same. */
class Partly extends AggregateError {
  override name = 'Partly'
  readonly moved: number
  constructor(errors: readonly unknown[], moved: number) {
    super(errors)
    this.moved = moved
  }
}

/**
 * Things to do of which one that goes wrong does not keep the others from being done, unless the node is away: that is
 * thrown at once. Nothing that went wrong is kept back: in the end, where nothing moved, the first of it is thrown, the
 * rest is told.
 */
export function tries({ report, chain, wallet }: Trying) {
  const wrong: unknown[] = []
  let moved = 0
  const tell = () => {
    for (const error of wrong.splice(0))
      report({ level: 'error', event: 'payout step failed', error })
  }
  return {
    /** Does one, and counts what it moved. Answers whether all of it went well. */
    go: async (work: () => Promise<number>): Promise<boolean> => {
      try {
        moved += await work()
        return true
      } catch (error) {
        if (error instanceof Partly) {
          moved += error.moved
          wrong.push(...error.errors)
          return false
        }
        if (!(await isThere({ chain, wallet }))) {
          tell()
          throw error
        }
        wrong.push(error)
        return false
      }
    },
    /** Answers how much moved. */
    end: (): number => {
      const thrown = moved === 0 ? wrong.splice(0, 1) : []
      tell()
      if (thrown.length > 0) throw thrown[0]
      return moved
    },
    /** Answers how much moved, where nothing went wrong; else all of it is thrown, for whoever tries this among others. */
    whole: (): number => {
      if (wrong.length > 0) throw new Partly(wrong, moved)
      return moved
    },
  }
}

/** Whether the node answers what is nobody's own question. */
const isThere = ({ chain, wallet }: Pick<Trying, 'chain' | 'wallet'>): Promise<boolean> =>
  chain.sentBy(wallet.address, 'latest').then(
    () => true,
    () => false,
  )

/**
 * Tries the same for each, and answers how many moved. Throws where one of them went wrong, though others moved: what
 * comes after may stand on every one of them.
 */
export async function forEach<T>(
  trying: Trying,
  all: readonly T[],
  work: (one: T) => Promise<boolean>,
): Promise<number> {
  const { go, whole } = tries(trying)
  for (const one of all) await go(async () => Number(await work(one)))
  return whole()
}
