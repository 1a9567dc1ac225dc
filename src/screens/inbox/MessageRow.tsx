import { Trans, useLingui } from '@lingui/react/macro'
import { amountAtEnd } from '#src/ui/amountAtEnd.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import type { RowParts } from '#src/ui/ListRow.tsx'
import { RefNo } from '#src/ui/RefNo.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import styles from './Inbox.module.css'
import { amountOf, type Message, wordsOf } from './message-words.ts'

/** One message: what happened, and the way to where all of it is said. `fresh`: not read before this visit. */
export function MessageRow({ message, fresh }: { message: Message; fresh: boolean }) {
  const { i18n } = useLingui()
  const { icon, tone, title, sign } = wordsOf[message.kind]
  const amount = amountOf(message)
  const name = message.title ?? i18n._(title)
  const parts: RowParts = {
    icon,
    tone,
    chevron: true,
    title: fresh ? (
      <span className={styles.unread}>
        <span className="visuallyHidden">
          <Trans>New:</Trans>{' '}
        </span>
        {name}
      </span>
    ) : (
      name
    ),
    subtitle: (
      <Facts>
        {message.title !== null && i18n._(title)}
        {message.no !== null && <RefNo no={message.no} />}
        <RelativeTime at={message.createdAt} />
      </Facts>
    ),
    ...(amount !== null &&
      message.coin !== null &&
      amountAtEnd({ value: amount, coin: message.coin, signed: sign !== undefined })),
  }
  return <Place message={message} {...parts} />
}

type PlaceProps = RowParts & { message: Message }

/** Where a message leads: to the record that it is about, opened where it has a sheet of its own. */
function Place({ message: { kind, refType, refId: id }, ...parts }: PlaceProps) {
  if (refType === 'notice' && id) {
    return <RowLink to="/pages/home/noticeInfo" search={{ id }} {...parts} />
  }
  if (refType === 'order' && id) {
    return <RowLink to="/pages/staking/my" search={{ id }} {...parts} />
  }
  if (refType === 'withdrawal' && id) {
    return <RowLink to="/pages/withdrawal/record" search={{ id }} {...parts} />
  }
  if (refType === 'transfer' && id) {
    return <RowLink to="/pages/transfer/record" search={{ id }} {...parts} />
  }
  // Where the own ratios stand, and how they came about, whatever the member is.
  if (kind === 'appointed') return <RowLink to="/pages/mine/index" {...parts} />
  return <RowLink to="/pages/billList/index" {...parts} />
}
