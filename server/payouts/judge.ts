import type { Hex } from 'viem'
import { wordsOf } from '#server/chain/wordsOf.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { Fees } from './askFees.ts'
import type { Flight } from './flights.ts'
import type { Tried } from './node-answers.ts'
import type { Paying } from './Paying.ts'
import { payData } from './pool-calls.ts'
import { poolRefuses } from './poolRefuses.ts'

/** A withdrawal as it would be paid. */
export type Due = { id: string; coin: Coin; amount: bigint; address: Hex; payout: Hex }

/**
 * What came of trying a payment before it costs anything. wait: it is not the withdrawal's fault, and it can be paid
 * later. refused: this receiver cannot be paid. paid: it has been, and the chain is only to be asked where. later: what is
 * on its way goes first.
 */
export type Verdict =
  | { is: 'good'; gasLimit: bigint }
  | {
      is: 'wait'
      why: 'poolPaused' | 'poolShort' | 'gasShort' | 'gasTooDear' | 'notPayer' | 'untried'
    }
  | { is: 'refused'; why: 'receiverRefuses' }
  | { is: 'paid'; why: 'alreadyPaid' }
  | { is: 'later' }

/** More gas than a receiver may make us pay for: a plain payment takes about a sixth of it. */
const MOST_GAS = 400_000n

/** No unit of gas is worth more, base units: a node that says so is wrong, or a person has to look. */
export const MOST_FEE = 2_000n * 10n ** 9n

/** Tries a payment on the chain as it is now; what is on its way counts as gone. */
export async function judge(paying: Paying, due: Due, ahead: readonly Flight[]): Promise<Verdict> {
  const { node } = paying
  const wallet = paying.wallet.address
  const { coin, amount } = due
  const tried = await tryTwice(paying, due)
  if ('is' in tried) return tried
  // The receiver may take another way when it is paid than when it is tried.
  const gasLimit = (tried.gas * 5n) / 4n + 20_000n
  if (gasLimit > MOST_GAS) return { is: 'refused', why: 'receiverRefuses' }

  const [held, balance, fees] = await Promise.all([
    node.held(coin, 'latest'),
    node.balance(wallet, 'latest'),
    node.fees(),
  ])
  if (fees.maxFee > MOST_FEE) return { is: 'wait', why: 'gasTooDear' }
  const going = ahead.filter((flight) => flight.coin === coin && flight.state !== 'mined')
  const promised = going.reduce((sum, flight) => sum + flight.amount, 0n)
  if (held - promised < amount) return going.some(moves) ? { is: 'later' } : POOL_SHORT
  const ours = ahead.filter((flight) => flight.wallet === wallet)
  const spent = ours.reduce((sum, flight) => sum + gasOf(flight, fees), 0n)
  if (balance - spent < gasLimit * fees.maxFee) {
    return spent > 0n ? { is: 'later' } : { is: 'wait', why: 'gasShort' }
  }
  return { is: 'good', gasLimit }
}

/**
 * What trying a payment comes to: where it would be undone and the pool does not refuse it, its receiver does. It is tried
 * once more after the pool was asked, and has to be undone again: the pool may have been paused or short when it was tried
 * and not any more when it was asked, or another node answered.
 */
async function tryTwice(paying: Paying, due: Due): Promise<{ gas: bigint } | Verdict> {
  const { id, payout, coin, address, amount } = due
  const data = payData({ id: payout, coin, to: address, amount })
  const first = await tryPayment(paying, { id, data })
  if (!first) return UNTRIED
  if (!('undone' in first)) return first
  const why = await poolRefuses(paying, { ...due, wallet: paying.wallet.address }, 'latest')
  if (why === 'alreadyPaid') return { is: 'paid', why }
  if (why) return { is: 'wait', why }
  const second = await tryPayment(paying, { id, data })
  if (!second) return UNTRIED
  return 'undone' in second ? { is: 'refused', why: 'receiverRefuses' } : second
}

const UNTRIED = { is: 'wait', why: 'untried' } as const

/**
 * What the node says that a payment would do, with as much gas as it may use: a receiver is not to keep it reckoning. undefined
 * where it does not say and says it of a transfer of nothing: that is this payment's own trouble, and keeps no other
 * waiting. Throws where it says nothing of either.
 */
async function tryPayment(
  { node, pool, wallet: { address }, report }: Paying,
  { id, data }: Pick<Due, 'id'> & { data: Hex },
): Promise<Tried | undefined> {
  try {
    return await node.try({ from: address, to: pool, data, gas: MOST_GAS })
  } catch (error) {
    await node.try({ from: address, to: address, data: '0x' })
    const words = { withdrawal: id, error: wordsOf(error) }
    report({ level: 'warn', event: 'payout not tried', ...words })
    return undefined
  }
}

/** What is halted may be so for good, as where its key is gone: who waits for it says why, and smaller ones need not. */
const moves = ({ halted }: Flight): boolean => halted === null

const POOL_SHORT = { is: 'wait', why: 'poolShort' } as const

/** What a payment that is on its way may still cost. */
const gasOf = ({ state, gasLimit, signed }: Flight, fees: Fees): bigint =>
  state === 'mined' ? 0n : gasLimit * (signed.at(-1)?.maxFee ?? fees.maxFee)
