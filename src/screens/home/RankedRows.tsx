import { Trans } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { cx } from '#src/ui/cx.ts'
import { ListRow } from '#src/ui/ListRow.tsx'
import { RankLead } from '#src/ui/RankLead.tsx'
import { Empty } from '#src/ui/State.tsx'
import styles from './Home.module.css'

type Ranked = Result<'member/fengyunList'>['list'][number]

type RankedRowsProps = {
  list: readonly Ranked[]
  /** The week that it is of, where that is over. */
  past: string | undefined
}

/** Those who staked most this week, or that nobody has yet. */
export const RankedRows = ({ list, past }: RankedRowsProps) => (
  <Card look="list" className={cx(styles.ranking, list.length === 0 && styles.nobody)}>
    {list.map((ranked) => (
      <Row key={ranked.memberId} ranked={ranked} />
    ))}
    {list.length === 0 && (past ? <Nobody /> : <NobodyYet />)}
  </Card>
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
          <Amount of={{ figure: 'ranking.weekT', from: ranked }} value={weekT} decimals={0} />{' '}
          <small>T</small>
        </>
      }
    />
  )
}

const NobodyYet = () => (
  <Empty icon="trophy" title={<Trans>Nobody has pledged this week yet</Trans>}>
    <Trans>The first pledge of the week takes first place.</Trans>
  </Empty>
)

const Nobody = () => <Empty icon="trophy" title={<Trans>Nobody pledged that week</Trans>} />
