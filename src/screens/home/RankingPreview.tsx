import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { SWRResponse } from 'swr'
import type { Result } from '#shared/api/index.ts'
import { weekOf } from '#shared/days.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { Below } from './Below.tsx'

const SHOWN = 3

type RankingPreviewProps = {
  ranking: Pick<SWRResponse<Result<'member/fengyunList'>, Error>, 'data' | 'error' | 'mutate'>
}

/** The first three of this week. What stands here since before Monday 00:00 UTC, or was saved then, is of a week that is over. */
export function RankingPreview({ ranking: { data, error, mutate } }: RankingPreviewProps) {
  const now = weekOf(useNow(60_000))
  const past = data && data.week < now ? data.week : undefined
  useEffect(() => {
    if (past) void mutate()
  }, [past, mutate])

  return (
    <Section
      title={
        past ? <Trans>Power Ranking · {past}</Trans> : <Trans>Power Ranking · this week</Trans>
      }
      action={
        <TextLink to="/pages/ranking/index">
          <Trans>See all</Trans>
        </TextLink>
      }
    >
      <Loaded
        data={data}
        error={error}
        onRetry={() => void mutate()}
        waiting={<Skeleton rows={SHOWN} />}
      >
        {({ list }) => (
          <Below waiting={<Skeleton rows={SHOWN} />}>
            {({ RankedRows }) => <RankedRows list={list.slice(0, SHOWN)} past={past} />}
          </Below>
        )}
      </Loaded>
    </Section>
  )
}
