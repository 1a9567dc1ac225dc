import { getAddress } from 'viem'

/**
 * A wallet address in its EIP-55 spelling. Letters all small or all capital carry no check and are taken as they are;
 * undefined where mixed letters do not fit the address: it was mistyped.
 */
export function spelled(account: string): `0x${string}` | undefined {
  const digits = account.slice(2)
  const fits = getAddress(account.toLowerCase())
  const unchecked = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return unchecked || fits === account ? fits : undefined
}
