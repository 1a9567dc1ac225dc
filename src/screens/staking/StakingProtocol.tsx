import { Trans } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { Article } from '#src/ui/Article.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** What a member agrees to before staking (specification §5), as the operator wrote it. */
export function StakingProtocol() {
  const { data, error, mutate } = useCall('home/columDetail', { key: 'protocol' })
  return (
    <Screen title={<Trans>Staking protocol</Trans>} back="/pages/staking/index" narrow>
      <Loaded
        data={data}
        error={error}
        onRetry={() => void mutate()}
        waiting={<Skeleton height={420} />}
      >
        {(article) => <Article {...article} />}
      </Loaded>
    </Screen>
  )
}
