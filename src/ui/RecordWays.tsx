import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from './Card.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './RecordList.module.css'
import { RowLink } from './RowLink.tsx'
import { Section } from './Section.tsx'

/** The lists of a member's records, as files of them are named (`?of=` of the export). */
export type RecordsOf = 'history' | 'withdrawals' | 'transfers' | 'messages'

type Way = {
  of?: RecordsOf
  to:
    | '/pages/billList/index'
    | '/pages/withdrawal/record'
    | '/pages/transfer/record'
    | '/pages/records/index'
    | '/pages/service/index'
  icon: IconName
  title: MessageDescriptor
  what: MessageDescriptor
}

const ways: readonly Way[] = [
  {
    of: 'history',
    to: '/pages/billList/index',
    icon: 'receipt',
    title: msg`Details`,
    what: msg`All that changed your balances`,
  },
  {
    of: 'withdrawals',
    to: '/pages/withdrawal/record',
    icon: 'withdraw',
    title: msg`Withdrawal record`,
    what: msg`Each payout, down to its transaction`,
  },
  {
    of: 'transfers',
    to: '/pages/transfer/record',
    icon: 'transfer',
    title: msg`Transfer record`,
    what: msg`Sent to members, received from members`,
  },
  {
    to: '/pages/records/index',
    icon: 'deposit',
    title: msg`Export records`,
    what: msg`As a file, for yourself or a tax program`,
  },
  {
    to: '/pages/service/index',
    icon: 'mail',
    title: msg`Service`,
    what: msg`Ask about a record`,
  },
]

/** Below the last record on a desk, where a short list would leave half of the window empty: where else to look, and whom to ask. */
export function RecordWays({ but }: { but: RecordsOf }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.ways}>
      <Section title={<Trans>Other records, and help</Trans>}>
        <Card look="list">
          {ways
            .filter(({ of }) => of !== but)
            .map(({ to, icon, title, what }) => (
              <RowLink
                key={to}
                to={to}
                icon={icon}
                title={i18n._(title)}
                subtitle={i18n._(what)}
                chevron
                {...(to === '/pages/records/index' && { search: { of: but } })}
              />
            ))}
        </Card>
      </Section>
    </div>
  )
}
