import { Trans } from '@lingui/react/macro'
import type { SWRResponse } from 'swr'
import type { Result } from '#shared/api/index.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Below } from './Below.tsx'

const SHOWN = 3

type RankingPreviewProps = {
  ranking: Pick<SWRResponse<Result<'member/fengyunList'>, Error>, 'data' | 'error' | 'mutate'>
}

/** The first three of this week. */
export const RankingPreview = ({ ranking: { data, error, mutate } }: RankingPreviewProps) => (
  <Section
    title={<Trans>Power Ranking · this week</Trans>}
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
          {({ RankedRows }) => <RankedRows list={list.slice(0, SHOWN)} />}
        </Below>
      )}
    </Loaded>
  </Section>
)
