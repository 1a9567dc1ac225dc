import { useLingui } from '@lingui/react/macro'
import { Badge } from '#src/ui/Badge.tsx'
import { looks } from './roles.ts'

/** What a member is appointed to. */
export function RoleBadges({ of }: { of: { agent: boolean; site: boolean } }) {
  const { i18n } = useLingui()
  const roles = (['agent', 'site'] as const).filter((role) => of[role])
  return roles.map((role) => (
    <span key={role}>
      {' '}
      <Badge kind={looks[role].badge}>{i18n._(looks[role].name)}</Badge>
    </span>
  ))
}
