import { Trans } from '@lingui/react/macro'
import { ONE, parseAmount } from '#shared/money.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { shareText } from '#src/words/format.ts'
import type { CoinSolvency } from './solvency.ts'

/** How much of what is owed is held. */
export function Coverage({ of: { coverage } }: { of: CoinSolvency }) {
  if (coverage === null) {
    return (
      <Badge>
        <Trans>Nothing owed</Trans>
      </Badge>
    )
  }
  const share = parseAmount(coverage)
  return <Badge kind={share < ONE ? 'red' : 'green'}>{shareText(share, ONE)}</Badge>
}
