import { useLingui } from '@lingui/react/macro'
import { Card } from '#src/ui/Card.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'

/** The way to the desk, for those who hold a role there. */
export function ToConsole() {
  const { t } = useLingui()
  return (
    <Card look="list">
      <RowLink
        to="/pages/console/$"
        params={{ _splat: 'index' }}
        icon="shield"
        tone="blue"
        title={t`Operator console`}
        chevron
      />
    </Card>
  )
}
