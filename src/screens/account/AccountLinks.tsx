import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Card } from '#src/ui/Card.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { RowLink } from '#src/ui/RowLink.tsx'

type To =
  | '/pages/staking/my'
  | '/pages/list/index'
  | '/pages/user/article'
  | '/pages/user/info'
  | '/pages/set/index'
  | '/pages/service/index'

type Way = { to: To; icon: IconName; words: MessageDescriptor }

const farm: readonly Way[] = [
  { to: '/pages/staking/my', icon: 'stake', words: msg`My Staking` },
  { to: '/pages/list/index', icon: 'pick', words: msg`Total revenue of mining pool` },
  { to: '/pages/user/article', icon: 'info', words: msg`Staking protocol` },
]

const mine: readonly Way[] = [
  { to: '/pages/user/info', icon: 'account', words: msg`Information` },
  { to: '/pages/set/index', icon: 'settings', words: msg`Settings` },
  { to: '/pages/service/index', icon: 'mail', words: msg`Service` },
]

/** The screens that belong to the member. */
export function AccountLinks() {
  const { i18n } = useLingui()
  return [farm, mine].map((ways) => (
    <Card key={ways[0]?.to} look="list">
      {ways.map(({ to, icon, words }) => (
        <RowLink key={to} to={to} icon={icon} title={i18n._(words)} chevron />
      ))}
    </Card>
  ))
}
