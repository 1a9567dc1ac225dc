import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Card } from '#src/ui/Card.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { RowLink } from '#src/ui/RowLink.tsx'

type To =
  | '/pages/staking/my'
  | '/pages/billList/index'
  | '/pages/list/index'
  | '/pages/user/article'
  | '/pages/locale/index'

const links: readonly { to: To; icon: IconName; words: MessageDescriptor }[] = [
  { to: '/pages/staking/my', icon: 'stake', words: msg`My Staking` },
  { to: '/pages/billList/index', icon: 'receipt', words: msg`Details` },
  { to: '/pages/list/index', icon: 'pick', words: msg`Total revenue of mining pool` },
  { to: '/pages/user/article', icon: 'info', words: msg`Staking protocol` },
  { to: '/pages/locale/index', icon: 'globe', words: msg`Choose Language` },
]

/** The screens that belong to the member. */
export function AccountLinks() {
  const { i18n } = useLingui()
  return (
    <Card look="list">
      {links.map(({ to, icon, words }) => (
        <RowLink key={to} to={to} icon={icon} title={i18n._(words)} chevron />
      ))}
    </Card>
  )
}
