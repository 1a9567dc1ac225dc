import { type Hex, keccak256, parseEther, toHex } from 'viem'
import type { Client } from '#contracts/testing/openPool.ts'
import type { PayerFarm } from './openPayer.ts'

const ROLE = keccak256(toHex('PAYER_ROLE'))

/** Gives an address the right to pay out of the pool. */
export const letPay = ({ chain: { operator, pool } }: PayerFarm, address: Hex) =>
  operator.writeContract({ ...pool, functionName: 'grantRole', args: [ROLE, address] })

/** The id under which the contract pays a withdrawal. */
export async function payoutOf({ db }: PayerFarm, id: string): Promise<Hex> {
  const [row] = await db.inTx(
    (tx) => tx<{ payout: Hex }>`select payout_id as payout from withdrawal where id = ${id}`,
  )
  if (!row) throw new Error(`there is no withdrawal ${id}`)
  return row.payout
}

/** Somebody with a key that the service does not have pays a withdrawal of 5 BTCW. Answers their wallet. */
export async function payByHand(
  farm: PayerFarm,
  { id, address }: { id: string; address: Hex },
): Promise<Client> {
  const payout = await payoutOf(farm, id)
  return payIdByHand(farm, { payout, address, amount: parseEther('5') })
}

/** The same under any id, base units. */
export async function payIdByHand(
  farm: PayerFarm,
  { payout, address, amount }: { payout: Hex; address: Hex; amount: bigint },
): Promise<Client> {
  const { pool, newcomer } = farm.chain
  const hand = await newcomer()
  await letPay(farm, hand.account.address)
  await hand.writeContract({ ...pool, functionName: 'payout', args: [payout, address, amount] })
  return hand
}
