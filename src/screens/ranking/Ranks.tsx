import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Result } from '#shared/api/index.ts'
import { ONE } from '#shared/money.ts'
import { memberAtom, parametersAtom } from '#src/session/session.ts'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { RankLead } from '#src/ui/RankLead.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Empty } from '#src/ui/State.tsx'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { exactPowerText, exactText, powerText } from '#src/words/format.ts'
import styles from './Ranks.module.css'

type Ranked = Result<'member/fengyunList'>['list'][number]

/** The first hundred of a week (contract). */
export function Ranks({ list, isNow }: { list: readonly Ranked[]; isNow: boolean }) {
  const own = useAtomValue(memberAtom)?.id
  const founder = useAtomValue(parametersAtom)?.parameters.firstUserId
  if (list.length === 0) return <NobodyYet isNow={isNow} />
  return (
    <Rows
      list={{ rows: list, isLoading: false, refresh: () => {} }}
      keyOf={({ memberId }) => memberId}
      empty={null}
    >
      {(ranked) => (
        <div className={ranked.memberId === own ? styles.own : undefined}>
          <RankRow
            ranked={ranked}
            isOwn={ranked.memberId === own}
            isFounder={ranked.memberId === founder}
          />
        </div>
      )}
    </Rows>
  )
}

type RankRowProps = { ranked: Ranked; isOwn: boolean; isFounder: boolean }

function RankRow({ ranked, isOwn, isFounder }: RankRowProps) {
  const { rank, nickname, avatar, account, weekT } = ranked
  return (
    <ListRow
      lead={<RankLead rank={String(rank)} name={nickname} src={avatar} />}
      title={
        <>
          {nickname}
          {isOwn && (
            <>
              {' '}
              <Badge kind="green">
                <Trans>You</Trans>
              </Badge>
            </>
          )}
          {isFounder && (
            <>
              {' '}
              <Badge kind="amber">
                <Trans>Founder</Trans>
              </Badge>
            </>
          )}
        </>
      }
      subtitle={<Address value={account} />}
      value={
        <>
          <Amount of={{ figure: 'ranking.weekT', from: ranked }} value={weekT} decimals={0} />{' '}
          <small>T</small>
        </>
      }
      note={<Power of={ranked} />}
    />
  )
}

/** Of the power of 1 T that its sheet tells. The service's own figure may be of another: a list can be older than the parameters. */
function Power({ of }: { of: Ranked }) {
  const perT = useAtomValue(parametersAtom)?.parameters.hashratePerT
  const power = perT === undefined ? of.computingPower : (of.weekT * perT) / ONE
  const inputs = {
    staked: `${exactText(of.weekT)} T`,
    hashrate: perT === undefined ? perT : exactPowerText(perT),
  }
  return (
    <SourceButton of={{ figure: 'ranking.power', from: of, inputs }} exact={exactPowerText(power)}>
      {powerText(power)}
    </SourceButton>
  )
}

function NobodyYet({ isNow }: { isNow: boolean }) {
  const { t } = useLingui()
  if (!isNow) {
    return (
      <Empty icon="trophy" title={t`Nobody pledged that week`}>
        <Trans>A week ranks what was newly pledged in it.</Trans>
      </Empty>
    )
  }
  return (
    <Empty
      icon="trophy"
      title={t`Nobody has pledged this week yet`}
      action={
        <ButtonLink to="/pages/staking/index">
          <Trans>Stake</Trans>
        </ButtonLink>
      }
    >
      <Trans>The first pledge of the week takes first place.</Trans>
    </Empty>
  )
}
