import { Trans } from '@lingui/react/macro'
import { Badge } from '#src/ui/Badge.tsx'

type MemberBadgesProps = { of: { agent: boolean; site: boolean; frozen?: unknown } }

/** What a member is appointed to, and whether shut out. */
export const MemberBadges = ({ of: { agent, site, frozen = null } }: MemberBadgesProps) => (
  <>
    {frozen !== null && (
      <Badge kind="red">
        <Trans>Frozen</Trans>
      </Badge>
    )}{' '}
    {agent && (
      <Badge kind="green">
        <Trans>Agent</Trans>
      </Badge>
    )}{' '}
    {site && (
      <Badge kind="blue">
        <Trans>Mining site</Trans>
      </Badge>
    )}
  </>
)
