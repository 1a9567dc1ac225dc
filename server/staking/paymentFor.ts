import type { Coin } from '#shared/api/coin.ts'
import { bitwave } from '#shared/chain.ts'

/** Where wallet pledges are paid to. */
export type PaidTo = { pool: `0x${string}`; token: `0x${string}` }

/** What the wallet is to send, with an EIP-681 link; `amount` in base units. */
export function paymentFor(
  { pool, token }: PaidTo,
  { coin, amount, expiresAt }: { coin: Coin; amount: bigint; expiresAt: string },
) {
  const ofToken = coin === 'BTCWT'
  return {
    chainId: bitwave.id,
    to: pool,
    value: ofToken ? '0' : String(amount),
    token: ofToken ? token : null,
    amount: String(amount),
    uri: ofToken
      ? `ethereum:${token}@${bitwave.id}/transfer?address=${pool}&uint256=${amount}`
      : `ethereum:${pool}@${bitwave.id}?value=${amount}`,
    expiresAt,
  }
}
