import { Trans } from '@lingui/react/macro'
import { RoleScreen } from './RoleScreen.tsx'

/** The mining sites in the member's team. */
export const MiningSiteManagement = () => (
  <RoleScreen of="site" title={<Trans>Mining site management</Trans>} />
)
