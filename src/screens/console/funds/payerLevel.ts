import type { DeskResult } from '#shared/desk/index.ts'
import type { Level } from '#src/screens/console/health/signsOf.ts'

export type PayerState = DeskResult<'operator/payer'>

/** Below so many payments it is time to top up; below so few a busy day uses it up. */
const LOW = 200
const TOO_LOW = 20

/** How the wallet stands that pays the gas: it stops the payouts where it does not pay, or is nearly empty. */
export function payerLevel({ wallets: [first], estimated }: PayerState): Level {
  if (!first) return 'look'
  if (first.missing !== null || first.held === 0n) return 'wrong'
  if (estimated !== null && estimated.payments < TOO_LOW) return 'wrong'
  if (first.held === null) return 'look'
  return estimated !== null && estimated.payments < LOW ? 'look' : 'good'
}
