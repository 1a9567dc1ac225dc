import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { usePages } from '#src/api/usePages.ts'
import { Card } from '#src/ui/Card.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { withWords } from '#src/words/loadWords.ts'
import { useHasNothing } from './useHasNothing.ts'

const Nothing = () => <></>

/** With words of its own, as the line of a newcomer. */
const FirstRow = lazy(() =>
  withWords(import('./FirstLine.tsx')).then(
    (it) => ({ default: it.FirstRow }),
    () => ({ default: Nothing }),
  ),
)

/** The way to what the farm is. Stands below the notices, and not before it is known how many those are: it would be moved. */
export function About() {
  const { isLoading } = usePages('home/notice', {})
  const isNew = useHasNothing()
  if (isLoading) return null
  return (
    <Card look="list">
      <RowLink
        to="/pages/home/info"
        icon="info"
        title={<Trans>Home information</Trans>}
        subtitle={<Trans>What this farm is and how it pays</Trans>}
        chevron
      />
      {isNew && (
        <Suspense>
          <FirstRow />
        </Suspense>
      )}
    </Card>
  )
}
