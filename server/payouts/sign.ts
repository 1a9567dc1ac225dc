import type { Hex } from 'viem'
import type { Tx } from '#server/db/Tx.ts'
import type { Fees } from './askFees.ts'
import { type Flight, moveOn } from './flights.ts'
import { halt } from './halt.ts'
import { MOST_FEE } from './judge.ts'
import type { Signed } from './openWallet.ts'
import { type Paying, take } from './Paying.ts'
import { payData } from './pool-calls.ts'

/** Signs the payment of a withdrawal that has its nonce, and stores it. Gas may have grown too dear since that was given. */
export async function sign(paying: Paying, flight: Flight): Promise<boolean> {
  const fees = await paying.node.fees()
  if (fees.maxFee > MOST_FEE) return halt(paying, flight, 'gasTooDear')
  const signed = await signFor(paying, flight, { what: 'pay', fees })
  return take(paying, 'sign', async (tx) => {
    if (!(await moveOn(tx, flight, { state: 'signed' }))) return false
    await keep(tx, flight, { what: 'pay', fees, signed, now: paying.clock.now() })
    return true
  })
}

type What = { what: 'pay' | 'cancel'; fees: Fees }

/** The payment, or nothing to ourselves, under the nonce that the withdrawal has. */
export const signFor = (
  { wallet, pool }: Paying,
  { nonce, gasLimit, payout, coin, address, amount }: Omit<Flight, 'state' | 'halted' | 'revision'>,
  { what, fees }: What,
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
  { what, fees, signed, now }: What & { signed: { raw: Hex; hash: Hex }; now: Date },
): Promise<void> {
  await tx`
    insert into payout_tx (withdrawal_id, kind, hash, raw, nonce, max_fee, max_tip, created_at)
    values (${id}, ${what}, ${signed.hash}, ${signed.raw}, ${nonce}, ${fees.maxFee}, ${fees.maxTip}, ${now})`
}
