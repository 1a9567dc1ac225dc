import { Trans } from '@lingui/react/macro'
import { exactText } from '#src/words/format.ts'

/** What the button of a form says that leads to a last look. `amount` in base units. */
export function ReviewWords({ unit, amount }: { unit: string; amount: bigint | undefined }) {
  if (!amount) return <Trans>Review</Trans>
  return (
    <Trans>
      Review {exactText(amount)} {unit}
    </Trans>
  )
}
