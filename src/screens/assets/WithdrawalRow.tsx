import { Trans } from '@lingui/react/macro'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { kindOf, StatusBadge } from '#src/ui/StatusBadge.tsx'
import { exactText } from '#src/words/format.ts'
import { feeCameBack, standingOf } from '#src/words/withdrawal-standing.ts'
import type { WithdrawalLine } from './withdrawal-words.ts'

/** One withdrawal: how much, the fee, where to, and how it stands; what was paid does not look like what waits. */
export function WithdrawalRow({
  withdrawal,
  onClick,
}: {
  withdrawal: WithdrawalLine
  onClick: () => void
}) {
  const { coin, amount, fee, feeCoin, address, why } = withdrawal
  const standing = standingOf(withdrawal)
  return (
    <ListRow
      onClick={onClick}
      icon="withdraw"
      tone={kindOf(standing)}
      title={<Amount of="record" value={amount} unit={coin} />}
      subtitle={<Address value={address} />}
      value={<StatusBadge status={standing} />}
      note={
        feeCameBack(why) ? (
          <Trans>All came back</Trans>
        ) : (
          <Trans>
            Fee {exactText(fee)} {feeCoin}
          </Trans>
        )
      }
    />
  )
}
