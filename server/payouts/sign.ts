import type { Hex } from 'viem'
import type { Tx } from '#server/db/Tx.ts'
import type { WithdrawalReason } from '#shared/reasons.ts'
import type { Fees } from './askFees.ts'
import { type Flight, hold, type Landed, moveOn } from './flights.ts'
import { halt } from './halt.ts'
import { MOST_FEE } from './judge.ts'
import type { Signed } from './openWallet.ts'
import { type Paying, take } from './Paying.ts'
import { payData } from './pool-calls.ts'

/** Signs the payment of a withdrawal that has its nonce, and stores it. Gas may have grown too dear since that was given. */
export async function sign(paying: Paying, flight: Flight): Promise<boolean> {
  const fees = await paying.node.fees()
  if (fees.maxFee > MOST_FEE) return halt(paying, flight, 'gasTooDear')
  const what: What = flight.frozen ? CALLED_BACK : { what: 'pay' }
  return signAs(paying, flight, { ...what, fees, step: 'sign' })
}

/** What is signed under a nonce: the payment, or nothing to ourselves, and why. */
export type What = { what: 'pay' } | { what: 'cancel'; reason?: WithdrawalReason }

/** An operator shut the member out since the nonce was given: it is used up, and the withdrawal returned. */
export const CALLED_BACK: What = { what: 'cancel', reason: 'frozen' }

/** Signs that and stores it, if nothing has changed meanwhile. */
export async function signAs(
  paying: Paying,
  flight: Flight,
  { step, ...what }: What & { fees: Fees; step: 'sign' | 'replace' },
): Promise<boolean> {
  const signed = await signFor(paying, flight, what)
  return take(paying, step, async (tx) => {
    if (!(await hold(tx, flight)) || !(await moveOn(tx, flight, { state: 'signed' }))) return false
    await keep(tx, flight, { ...what, signed, now: paying.clock.now() })
    return true
  })
}

/** The payment, or nothing to ourselves, under the nonce that the withdrawal has. */
export const signFor = (
  { wallet, pool }: Paying,
  { nonce, gasLimit, payout, coin, address, amount }: Omit<Landed, 'state'>,
  { what, fees }: Pick<What, 'what'> & { fees: Fees },
): Promise<Signed> =>
  wallet.sign({
    to: what === 'pay' ? pool : wallet.address,
    data: what === 'pay' ? payData({ id: payout, coin, to: address, amount }) : '0x',
    nonce,
    gas: gasLimit,
    maxFeePerGas: fees.maxFee,
    maxPriorityFeePerGas: fees.maxTip,
  })

/** Nothing is sent that is not stored. */
export async function keep(
  tx: Tx,
  { id, nonce }: Pick<Flight, 'id' | 'nonce'>,
  { fees, signed, now, ...of }: What & { fees: Fees; signed: { raw: Hex; hash: Hex }; now: Date },
): Promise<void> {
  const reason = of.what === 'cancel' ? (of.reason ?? null) : null
  await tx`
    insert into payout_tx (withdrawal_id, kind, reason, hash, raw, nonce, max_fee, max_tip, created_at)
    values (${id}, ${of.what}, ${reason}, ${signed.hash}, ${signed.raw}, ${nonce}, ${fees.maxFee}, ${fees.maxTip}, ${now})`
}
