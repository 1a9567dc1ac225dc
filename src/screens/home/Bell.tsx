import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { unreadAtom } from '#src/session/unread.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import styles from './Bell.module.css'

/** Told no further: the service counts to this. */
const MOST = 99

/** The way to the messages, and how many of them are new. */
export function Bell() {
  const { t } = useLingui()
  const unread = useAtomValue(unreadAtom)
  const label = unread === 0 ? t`Messages` : t`Messages, ${unread} new`
  return (
    <Link to="/pages/inbox/index" className={styles.bell} aria-label={label} title={label}>
      <Icon name="bell" />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {unread < MOST ? unread : `${MOST}+`}
        </span>
      )}
    </Link>
  )
}
