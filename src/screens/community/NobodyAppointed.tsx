import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Empty, NoPermission } from '#src/ui/State.tsx'
import type { Role } from './roles.ts'

/** Nobody yet: what can be done, or why nothing can (decisions §7: own ratio 0 means 403). */
export function NobodyAppointed({ role, may }: { role: Role; may: boolean }) {
  const { t } = useLingui()
  if (!may) {
    return (
      <NoPermission
        action={
          <ButtonLink to="/pages/community/index" kind="plain">
            <Trans>To the community</Trans>
          </ButtonLink>
        }
      >
        <WhyNot role={role} />
      </NoPermission>
    )
  }
  return role === 'agent' ? (
    <Empty icon="pick" title={t`No agents under you yet`}>
      <Trans>An agent earns a share of community rewards for the orders of their team.</Trans>
    </Empty>
  ) : (
    <Empty icon="stake" title={t`No mining sites under you yet`}>
      <Trans>A mining site earns a share of mining subsidies for the orders of its team.</Trans>
    </Empty>
  )
}

/** Why the member may not appoint, in the words of the rule. */
export const WhyNot = ({ role }: { role: Role }) =>
  role === 'agent' ? (
    <Trans>
      Your own reward ratio is&nbsp;0. Only agents and mining sites with a reward ratio above&nbsp;0
      can add agents or change their ratios.
    </Trans>
  ) : (
    <Trans>
      Your own subsidy ratio is&nbsp;0. Only agents and mining sites with a subsidy ratio
      above&nbsp;0 can add mining sites or change their ratios.
    </Trans>
  )
