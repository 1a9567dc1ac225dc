import { Trans } from '@lingui/react/macro'
import type { Coin } from '#shared/api/coin.ts'
import { exactText } from '#src/words/format.ts'

/** What the button of a form says that leads to a last look. */
export function ReviewWords({ coin, amount }: { coin: Coin; amount: bigint | undefined }) {
  if (!amount) return <Trans>Review</Trans>
  return (
    <Trans>
      Review {exactText(amount)} {coin}
    </Trans>
  )
}
