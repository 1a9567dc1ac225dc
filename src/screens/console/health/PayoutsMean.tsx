import { Trans } from '@lingui/react/macro'
import { Address } from '#src/ui/Address.tsx'
import { countText } from '#src/words/format.ts'
import type { Health } from './signsOf.ts'

/** What stands in the way of payouts: what keeps all of them comes before what keeps one. */
export function PayoutsMean({ payouts: { payer, wallets } }: Pick<Health, 'payouts'>) {
  if (payer === null)
    return <Trans>No paying wallet was ever named: nothing is paid without PAYER_KEY.</Trans>
  if (payer.mayPay === false)
    return (
      <Trans>
        Nothing is paid: the paying wallet has no PAYER_ROLE in the pool. All goes on by itself once
        the pool’s admin gives it to <Address value={payer.address} whole />
      </Trans>
    )
  return wallets > 0 ? (
    <Trans>Paying wallets that hold less than the books say: {countText(wallets)}.</Trans>
  ) : (
    <Trans>
      A reviewer finds the halted ones under Withdrawals, sees why each stands still, and lets it go
      on or ends it as the chain proves.
    </Trans>
  )
}
