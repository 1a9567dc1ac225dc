import { Trans } from '@lingui/react/macro'
import { Card } from '#src/ui/Card.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'

/** The way to what the farm is. */
export const About = () => (
  <Card look="list">
    <RowLink
      to="/pages/home/info"
      icon="info"
      title={<Trans>Home information</Trans>}
      subtitle={<Trans>What this farm is and how it pays</Trans>}
      chevron
    />
  </Card>
)
