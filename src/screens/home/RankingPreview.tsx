import { Trans } from '@lingui/react/macro'
import type { SWRResponse } from 'swr'
import type { Result } from '#shared/api/index.ts'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { cx } from '#src/ui/cx.ts'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { RankLead } from '#src/ui/RankLead.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './Home.module.css'

type Ranking = Result<'member/fengyunList'>
type Ranked = Ranking['list'][number]

const SHOWN = 3

type RankingPreviewProps = {
  ranking: Pick<SWRResponse<Ranking, Error>, 'data' | 'error' | 'mutate'>
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
        <Card look="list" className={cx(styles.ranking, list.length === 0 && styles.nobody)}>
          {list.slice(0, SHOWN).map((ranked) => (
            <Row key={ranked.memberId} ranked={ranked} />
          ))}
          {list.length === 0 && <NobodyYet />}
        </Card>
      )}
    </Loaded>
  </Section>
)

const Row = ({ ranked }: { ranked: Ranked }) => {
  const { rank, nickname, avatar, account, weekT } = ranked
  return (
    <ListRow
      lead={<RankLead rank={String(rank)} name={nickname} src={avatar} />}
      title={nickname}
      subtitle={<Address value={account} />}
      value={
        <>
          <Amount of={{ figure: 'ranking.weekT', from: ranked }} value={weekT} decimals={2} />{' '}
          <small>T</small>
        </>
      }
    />
  )
}

const NobodyYet = () => (
  <Empty icon="trophy" title={<Trans>Nobody has pledged this week yet</Trans>}>
    <Trans>The first pledge of the week takes the first place.</Trans>
  </Empty>
)
