import { getAddress } from 'viem'
import { Refusal } from '#server/db/Refusal.ts'

/**
 * A wallet address in its EIP-55 spelling. Letters all small or all capital carry no check and are taken as they are;
 * mixed letters that do not fit the address are refused `addressChecksum`: it was mistyped. `field` is where it came from.
 */
export function spelledAccount(account: string, field = 'account'): `0x${string}` {
  const digits = account.slice(2)
  const spelled = getAddress(account.toLowerCase())
  const unchecked = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!unchecked && spelled !== account) throw new Refusal('addressChecksum', { field })
  return spelled
}
