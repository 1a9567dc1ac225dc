import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Card } from '#src/ui/Card.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { RowLink } from '#src/ui/RowLink.tsx'

type To =
  | '/pages/staking/my'
  | '/pages/list/index'
  | '/pages/records/index'
  | '/pages/user/article'
  | '/pages/mine/index'
  | '/pages/mining/index'
  | '/pages/ranking/index'
  | '/pages/user/info'
  | '/pages/user/proof'
  | '/pages/set/index'
  | '/pages/service/index'

type Way = { to: To; icon: IconName; tone?: 'amber' | 'blue'; words: MessageDescriptor }

const farm: readonly Way[] = [
  { to: '/pages/staking/my', icon: 'clock', words: msg`My Staking` },
  { to: '/pages/list/index', icon: 'wave', words: msg`Total revenue of mining pool` },
  { to: '/pages/user/article', icon: 'info', words: msg`Staking protocol` },
]

const team: readonly Way[] = [
  { to: '/pages/mine/index', icon: 'pick', tone: 'amber', words: msg`Agent management` },
  {
    to: '/pages/mining/index',
    icon: 'stake',
    tone: 'blue',
    words: msg`Mining site management`,
  },
  { to: '/pages/ranking/index', icon: 'trophy', words: msg`Power Ranking` },
]

const mine: readonly Way[] = [
  { to: '/pages/user/info', icon: 'account', words: msg`Information` },
  { to: '/pages/records/index', icon: 'receipt', words: msg`Export records` },
  { to: '/pages/user/proof', icon: 'check', words: msg`My balance in the total` },
  { to: '/pages/set/index', icon: 'settings', words: msg`Settings` },
  { to: '/pages/service/index', icon: 'mail', words: msg`Service` },
]

/** The screens that belong to the member. */
export function AccountLinks() {
  const { i18n, t } = useLingui()
  return [
    { name: t`Farm`, ways: farm },
    { name: t`Team`, ways: team },
    { name: t`Account`, ways: mine },
  ].map(({ name, ways }) => (
    <Card key={name} look="list" aria-label={name}>
      {ways.map(({ to, icon, tone, words }) => (
        <RowLink key={to} to={to} icon={icon} tone={tone} title={i18n._(words)} chevron />
      ))}
    </Card>
  ))
}
