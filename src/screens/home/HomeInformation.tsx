import { Trans } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { Article } from '#src/ui/Article.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** What the farm is, as the operator wrote it. */
export function HomeInformation() {
  const { data, error, mutate } = useCall('home/columDetail', { key: 'introduction' })
  return (
    <Screen
      title={<Trans>Home information</Trans>}
      back="/pages/home/index"
      narrow
      onRefresh={() => mutate()}
    >
      <Loaded
        data={data}
        error={error}
        onRetry={() => void mutate()}
        waiting={<Skeleton height={420} />}
      >
        {(article) => <Article {...article} />}
      </Loaded>
      {/* Nobody knows how long the article is: what stands below it comes with it, and does not move. */}
      {(data || error) && <ToChanges />}
    </Screen>
  )
}

const ToChanges = () => (
  <Card look="list">
    <RowLink
      to="/pages/home/changes"
      icon="receipt"
      title={<Trans>Rule changes</Trans>}
      subtitle={<Trans>Fees, terms, shares and limits, as they were and are</Trans>}
      chevron
    />
  </Card>
)
