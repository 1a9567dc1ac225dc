import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { memberAtom } from '#src/session/session.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './Home.module.css'

/** Shorter than the mask of lists: a bar has no room for more, and no money goes to it from here. */
const short = (account: string) => `${account.slice(0, 6)}…${account.slice(-4)}`

/** Whose session this is, and the way to the account. */
export function AccountChip() {
  const { t } = useLingui()
  const account = useAtomValue(memberAtom)?.account
  if (!account) return null
  return (
    <Link
      to="/pages/user/index"
      className={styles.chip}
      title={account}
      aria-label={t`Account ${account}`}
    >
      <span translate="no" className={styles.chipText}>
        {short(account)}
      </span>
      <span className={styles.chipIcon}>
        <Icon name="account" size={20} />
      </span>
    </Link>
  )
}
