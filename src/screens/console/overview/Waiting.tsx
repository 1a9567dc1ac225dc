import { useLingui } from '@lingui/react/macro'
import { Fragment, useContext } from 'react'
import { MySections } from '#src/screens/console/MySections.ts'
import type { Section } from '#src/screens/console/sections.tsx'
import { useAsItIs } from '#src/screens/console/useAsItIs.ts'
import { Card } from '#src/ui/Card.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { countText } from '#src/words/format.ts'

/** The sections where something waits for the one at the desk, or comes by itself; where nothing does, nothing is shown. */
export function Waiting() {
  return useContext(MySections).map((section) => {
    const { path, useWaiting, useWaitingAt = useAsItIs, useToCome } = section
    return (
      <Fragment key={path}>
        {useWaiting && <Waits section={section} useCount={useWaiting} useAt={useWaitingAt} />}
        {useToCome && <Waits section={section} useCount={useToCome} useAt={useAsItIs} byItself />}
      </Fragment>
    )
  })
}

type WaitsProps = {
  section: Section
  useCount: () => number | undefined
  /** What the section is opened with. */
  useAt: () => Readonly<Record<string, string>>
  byItself?: boolean
}

function Waits({ section: { path, title, icon }, useCount, useAt, byItself = false }: WaitsProps) {
  const { i18n, t } = useLingui()
  const search = useAt()
  const waiting = useCount() ?? 0
  const count = countText(waiting)
  if (waiting === 0) return null
  return (
    <Card look="list">
      <RowLink
        to="/pages/console/$"
        params={{ _splat: path }}
        search={search}
        icon={icon}
        tone={byItself ? 'blue' : 'amber'}
        title={i18n._(title)}
        subtitle={byItself ? t`${count} to come` : t`${count} waiting`}
        chevron
      />
    </Card>
  )
}
