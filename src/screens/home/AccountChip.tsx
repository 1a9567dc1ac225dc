import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { memberAtom } from '#src/session/session.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import styles from './Home.module.css'

/** Shorter than the mask of lists: a bar has no room for more, and no money goes to it from here. */
const short = (account: string) => `${account.slice(0, 6)}…${account.slice(-4)}`

/** Its room is taken before it is known whose it is. */
const Coming = () => (
  <span aria-hidden="true" className={cx(styles.chip, styles.coming)}>
    <span className={styles.chipText} />
    <span className={styles.chipIcon}>
      <Icon name="account" size={20} />
    </span>
  </span>
)

/** Whose session this is, and the way to the account. */
export function AccountChip() {
  const member = useAtomValue(memberAtom)
  if (!member) return <Coming />
  const { account, firstUser } = member
  return (
    <Link
      to="/pages/user/index"
      className={cx(styles.chip, firstUser && styles.founder)}
      title={account}
    >
      <span className="visuallyHidden">
        <Trans>Account</Trans>
      </span>{' '}
      {firstUser && (
        <span className={styles.mark}>
          <Badge kind="amber">
            <Trans>Founder</Trans>
          </Badge>
        </span>
      )}{' '}
      <span translate="no" className={styles.chipText}>
        {short(account)}
      </span>
      <span className={styles.chipIcon}>
        <Icon name="account" size={20} />
      </span>
    </Link>
  )
}
