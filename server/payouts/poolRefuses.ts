import type { Flight } from './flights.ts'
import type { Paying } from './Paying.ts'

type Asked = Pick<Flight, 'payout' | 'coin' | 'amount' | 'wallet'>

/** Why the pool makes a payment to nobody. */
type Why = 'notPayer' | 'poolPaused' | 'alreadyPaid' | 'poolShort'

/**
 * Why the pool itself would not make a payment, as of a block or now; undefined where it would. It is asked in the order
 * in which the pool looks. The error that a payment is undone with is not believed: the pool passes on what its receiver
 * says, in any words, the pool's own too.
 */
export async function poolRefuses(
  { chain, node }: Pick<Paying, 'chain' | 'node'>,
  { payout, coin, amount, wallet }: Asked,
  block: number | 'latest',
): Promise<Why | undefined> {
  const [may, paused, [paid], held] = await Promise.all([
    chain.mayPay(wallet, block),
    node.paused(block),
    chain.paid([payout], block),
    node.held(coin, block),
  ])
  if (!may) return 'notPayer'
  if (paused) return 'poolPaused'
  if (paid) return 'alreadyPaid'
  return held < amount ? 'poolShort' : undefined
}
