import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { MySections } from '#src/screens/console/MySections.ts'
import type { Section } from '#src/screens/console/sections.tsx'
import { Card } from '#src/ui/Card.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { countText } from '#src/words/format.ts'

/** The sections where something waits for the one at the desk; where nothing does, nothing is shown. */
export function Waiting() {
  return useContext(MySections).map((section) => {
    const { path, useWaiting } = section
    return useWaiting && <Waits key={path} section={section} useWaiting={useWaiting} />
  })
}

type WaitsProps = { section: Section; useWaiting: NonNullable<Section['useWaiting']> }

function Waits({ section: { path, title, icon }, useWaiting }: WaitsProps) {
  const { i18n, t } = useLingui()
  const waiting = useWaiting() ?? 0
  const count = countText(waiting)
  if (waiting === 0) return null
  return (
    <Card look="list">
      <RowLink
        to="/pages/console/$"
        params={{ _splat: path }}
        icon={icon}
        tone="amber"
        title={i18n._(title)}
        value={t`${count} waiting`}
        chevron
      />
    </Card>
  )
}
