import { spelled } from '#server/config/spelled.ts'
import { Refusal } from '#server/db/Refusal.ts'

/** A wallet address in its EIP-55 spelling. One that was mistyped is refused `addressChecksum`; `field` is where it came from. */
export function spelledAccount(account: string, field = 'account'): `0x${string}` {
  const fits = spelled(account)
  if (fits === undefined) throw new Refusal('addressChecksum', { field })
  return fits
}
