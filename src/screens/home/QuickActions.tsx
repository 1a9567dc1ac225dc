import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import styles from './QuickActions.module.css'

type Action = {
  to:
    | '/pages/staking/index'
    | '/pages/transfer/index'
    | '/pages/withdrawal/index'
    | '/pages/billList/index'
  icon: IconName
  words: MessageDescriptor
}

const actions: readonly Action[] = [
  { to: '/pages/staking/index', icon: 'stake', words: msg`Stake` },
  { to: '/pages/transfer/index', icon: 'transfer', words: msg`Transfer` },
  { to: '/pages/withdrawal/index', icon: 'withdraw', words: msg`Withdraw` },
  { to: '/pages/billList/index', icon: 'receipt', words: msg`Details` },
]

/** What is done most, one tap away. */
export function QuickActions() {
  const { i18n, t } = useLingui()
  return (
    <nav className={styles.actions} aria-label={t`Quick actions`}>
      {actions.map(({ to, icon, words }) => (
        <Link key={to} to={to} className={styles.action}>
          <span>
            <Icon name={icon} size={24} />
          </span>
          {i18n._(words)}
        </Link>
      ))}
    </nav>
  )
}
