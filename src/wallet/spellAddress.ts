import { getAddress } from 'viem'

/**
 * A wallet address in its EIP-55 spelling; null where its letters do not fit it: it was mistyped. Letters all small or all
 * capital carry no check. `address` is 0x and 40 hex digits.
 */
export function spellAddress(address: string): string | null {
  const digits = address.slice(2)
  const spelled = getAddress(`0x${digits.toLowerCase()}`)
  const unchecked = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return unchecked || spelled === `0x${digits}` ? spelled : null
}
