import { Trans } from '@lingui/react/macro'
import { RoleScreen } from './RoleScreen.tsx'

/** The agents (miner representatives) in the member's team. */
export const AgentManagement = () => (
  <RoleScreen of="agent" title={<Trans>Agent management</Trans>} />
)
