import { Trans } from '@lingui/react/macro'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import { exactText } from '#src/words/format.ts'
import type { WithdrawalLine } from './withdrawal-words.ts'

/** One withdrawal: how much, the fee, where to, and how it stands. */
export function WithdrawalRow({
  withdrawal: { coin, amount, fee, feeCoin, address, status },
  onClick,
}: {
  withdrawal: WithdrawalLine
  onClick: () => void
}) {
  return (
    <ListRow
      onClick={onClick}
      icon="withdraw"
      tone={status === 'fail' ? 'red' : 'amber'}
      title={<Amount of="record" value={amount} unit={coin} />}
      subtitle={<Address value={address} />}
      value={<StatusBadge status={status} />}
      note={
        <Trans>
          Fee {exactText(fee)} {feeCoin}
        </Trans>
      }
    />
  )
}
