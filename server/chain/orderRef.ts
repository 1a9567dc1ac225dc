import { type Hex, numberToHex } from 'viem'

/** How a payment on the chain names an order: its id, as 32 bytes. */
export const orderRef = (order: string): Hex => numberToHex(BigInt(order), { size: 32 })

/** The order that a payment names; null where it names none that could be ours. */
export function orderOfRef(ref: string | null): string | null {
  if (ref === null) return null
  const id = BigInt(ref)
  return id > 0n && id < 2n ** 63n ? String(id) : null
}
