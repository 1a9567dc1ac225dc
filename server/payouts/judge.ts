import type { Hex } from 'viem'
import type { Coin } from '#shared/api/coin.ts'
import type { Fees } from './askFees.ts'
import type { Flight } from './flights.ts'
import type { Tried } from './node-answers.ts'
import type { Paying } from './Paying.ts'
import { payData } from './pool-calls.ts'

/** A withdrawal as it would be paid. */
export type Due = { id: string; coin: Coin; amount: bigint; address: Hex; payout: Hex }

/**
 * What came of trying a payment before it costs anything. wait: it is not the withdrawal's fault, and it can be paid
 * later. refused: this receiver cannot be paid. paid: it has been, and the chain is only to be asked where. later: what is
 * on its way goes first.
 */
export type Verdict =
  | { is: 'good'; gasLimit: bigint }
  | { is: 'wait'; why: 'poolPaused' | 'poolShort' | 'gasShort' | 'gasTooDear' | 'notPayer' }
  | { is: 'refused'; why: 'receiverRefuses' }
  | { is: 'paid'; why: 'alreadyPaid' }
  | { is: 'later' }

/** More gas than a receiver may make us pay for: a plain payment takes about a sixth of it. */
const MOST_GAS = 400_000n

/** No unit of gas is worth more, base units: a node that says so is wrong, or a person has to look. */
export const MOST_FEE = 2_000n * 10n ** 9n

/** Tries a payment on the chain as it is now; what is on its way counts as gone. */
export async function judge(paying: Paying, due: Due, ahead: readonly Flight[]): Promise<Verdict> {
  const { node, pool, wallet } = paying
  const { payout, coin, address, amount } = due
  const data = payData({ id: payout, coin, to: address, amount })
  const tried = await node.try({ from: wallet.address, to: pool, data })
  const no = refusalOf(tried)
  if (no) return no
  // The receiver may take another way when it is paid than when it is tried.
  const gasLimit = 'gas' in tried ? (tried.gas * 5n) / 4n + 20_000n : MOST_GAS
  if (gasLimit > MOST_GAS) return { is: 'refused', why: 'receiverRefuses' }

  const [held, balance, fees] = await Promise.all([
    node.held(coin),
    node.balance(wallet.address, 'latest'),
    node.fees(),
  ])
  if (fees.maxFee > MOST_FEE) return { is: 'wait', why: 'gasTooDear' }
  const going = ahead.filter((flight) => flight.coin === coin && flight.state !== 'mined')
  const promised = going.reduce((sum, flight) => sum + flight.amount, 0n)
  if (held - promised < amount) return { is: 'later' }
  const spent = ahead.reduce((sum, flight) => sum + gasOf(flight, fees), 0n)
  if (balance - spent < gasLimit * fees.maxFee) {
    return spent > 0n ? { is: 'later' } : { is: 'wait', why: 'gasShort' }
  }
  return { is: 'good', gasLimit }
}

/** What a payment that is on its way may still cost. */
const gasOf = ({ state, gasLimit, signed }: Flight, fees: Fees): bigint =>
  state === 'mined' ? 0n : gasLimit * (signed.at(-1)?.maxFee ?? fees.maxFee)

/** Whose no it is; undefined where it works. */
export function refusalOf(tried: Tried): Verdict | undefined {
  if (!('undone' in tried)) return undefined
  switch (tried.undone) {
    case 'EnforcedPause':
      return { is: 'wait', why: 'poolPaused' }
    case 'InsufficientBalance':
    case 'ERC20InsufficientBalance':
      return { is: 'wait', why: 'poolShort' }
    case 'AccessControlUnauthorizedAccount':
      return { is: 'wait', why: 'notPayer' }
    case 'AlreadyPaid':
      return { is: 'paid', why: 'alreadyPaid' }
    default:
      return { is: 'refused', why: 'receiverRefuses' }
  }
}
