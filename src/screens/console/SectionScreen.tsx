import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { Section } from './sections.tsx'

/** A section, and its frame while its code is on its way. */
export function SectionScreen({ section }: { section: Section }) {
  const { i18n } = useLingui()
  return (
    <Suspense
      fallback={
        <Screen title={i18n._(section.title)}>
          <Skeleton height={320} />
        </Screen>
      }
    >
      <section.screen />
      <Arrival />
    </Suspense>
  )
}

/** How many sections were shown: whoever has just come to the console begins at the top of the page, where its menu is. */
let shown = 0

/** Leads the keyboard and the screen reader to the heading of the section that was gone to. */
function Arrival() {
  useEffect(() => {
    shown += 1
    const heading = document.querySelector('h1')
    if (shown === 1 || !heading || document.querySelector('dialog[open]')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
  return null
}
