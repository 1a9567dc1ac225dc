import { Trans } from '@lingui/react/macro'
import { amountAtEnd } from '#src/ui/amountAtEnd.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { type Direction, partnerOf, type TransferLine } from './transfer-words.ts'

type TransferRowProps = { transfer: TransferLine; direction: Direction; onClick: () => void }

/** One transfer: with whom, and how much. */
export function TransferRow({ transfer, direction, onClick }: TransferRowProps) {
  const { amount, coin, createdAt } = transfer
  const { id, nickname } = partnerOf(transfer, direction)
  return (
    <ListRow
      onClick={onClick}
      icon={direction === 'in' ? 'deposit' : 'withdraw'}
      tone={direction === 'in' ? 'green' : 'plain'}
      title={nickname}
      subtitle={
        <Facts>
          <Trans>
            UID <span translate="no">{id}</span>
          </Trans>
          <RelativeTime at={createdAt} />
        </Facts>
      }
      {...amountAtEnd({ value: direction === 'in' ? amount : -amount, coin, signed: true })}
    />
  )
}
