import { Trans } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'

type MemberBadgesProps = { user: Result<'member/userInfo'> }

/** What somebody has become: their grade, an agent, a mining site. */
export const MemberBadges = ({ user }: MemberBadgesProps) => (
  <>
    <Badge>
      <SourceButton plain of={{ figure: 'account.grade', from: user }} exact={String(user.grade)}>
        <Trans>Grade {user.grade}</Trans>
      </SourceButton>
    </Badge>
    {user.agent && (
      <Badge kind="green">
        <Trans>Agent</Trans>
      </Badge>
    )}
    {user.site && (
      <Badge kind="blue">
        <Trans>Mining site</Trans>
      </Badge>
    )}
  </>
)
