import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ActionLink, ActionLinks } from '#src/ui/ActionLink.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'

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
    <ActionLinks label={t`Quick actions`}>
      {actions.map(({ to, icon, words }) => (
        <ActionLink key={to} to={to} icon={icon}>
          {i18n._(words)}
        </ActionLink>
      ))}
    </ActionLinks>
  )
}
