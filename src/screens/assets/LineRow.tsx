import { Trans, useLingui } from '@lingui/react/macro'
import { Address } from '#src/ui/Address.tsx'
import { amountAtEnd } from '#src/ui/amountAtEnd.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { RefNo } from '#src/ui/RefNo.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import { type Line, signedOf, wordsOf } from './flow-words.ts'

/** One change of a balance. */
export function LineRow({ line, onClick }: { line: Line; onClick: () => void }) {
  const { i18n } = useLingui()
  const { title, icon, tone } = wordsOf(line)
  return (
    <ListRow
      onClick={onClick}
      icon={icon}
      tone={tone}
      title={
        <>
          {i18n._(title)} {line.status === 'review' && <StatusBadge status="underWay" />}
        </>
      }
      subtitle={
        isPaidOut(line) ? (
          <Address value={line.counterparty} />
        ) : (
          <Facts>
            {aboutOf(line)}
            <RelativeTime at={line.createdAt} />
          </Facts>
        )
      }
      {...amountAtEnd({ value: signedOf(line), coin: line.coin, signed: true })}
    />
  )
}

/** An address leaves no room for a time; the day stands above. */
const isPaidOut = (line: Line): line is Line & { counterparty: string } =>
  line.type === 'withdrawal' && line.counterparty !== null

/** With whom it was says more than its number, where there is somebody else in it. */
function aboutOf({ type, counterparty, refType, refNo }: Line) {
  if (counterparty && type === 'transfer_out') return <Trans>To {counterparty}</Trans>
  if (counterparty && refType !== 'withdrawal') return <Trans>From {counterparty}</Trans>
  if (refNo && refType === 'order') return <Trans>Order {refNo}</Trans>
  return refNo && <RefNo no={refNo} />
}
