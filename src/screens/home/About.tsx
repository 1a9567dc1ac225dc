import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { usePages } from '#src/api/usePages.ts'
import { Card } from '#src/ui/Card.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { lazyFirst } from './lazyFirst.ts'
import { useHasNothing } from './useHasNothing.ts'

const Nothing = () => <></>

const FirstRow = lazyFirst('FirstRow', Nothing)

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
