import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Result } from '#shared/api/index.ts'
import { ONE } from '#shared/money.ts'
import { parametersAtom } from '#src/session/session.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Clocks } from '#src/ui/Clocks.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Tiles } from '#src/ui/Tiles.tsx'
import { useWeekOver } from '#src/ui/told-when.ts'
import {
  amountText,
  countText,
  exactPowerText,
  exactText,
  power,
  signedText,
} from '#src/words/format.ts'
import styles from './PowerCard.module.css'

type Summary = Result<'member/referenceList'>['summary']

type PowerCardProps = { summary: Summary; user: Result<'member/userInfo'> | undefined }

/** The team in figures, and where what it earns comes from (decisions §1 and §4). */
export function PowerCard({ summary, user }: PowerCardProps) {
  const { t } = useLingui()
  return (
    <Card look="glow" of={summary} className={styles.power} aria-label={t`Your team`}>
      <div className={styles.head}>
        <Power summary={summary} />
        {user && (
          <p className={styles.badges}>
            {user.firstUser && (
              <Badge kind="amber">
                <Trans>Founder</Trans>
              </Badge>
            )}
            <Badge kind="amber">
              <SourceButton
                plain
                of={{ figure: 'account.grade', from: user }}
                exact={String(user.grade)}
              >
                <Trans>Grade {user.grade}</Trans>
              </SourceButton>
            </Badge>
          </p>
        )}
      </div>
      <TeamTiles summary={summary} />
      <p className={styles.honest}>
        <Icon name="check" size={18} />
        <span>
          <Trans>
            Rewards come only from revenue that arrived.{' '}
            <TextLink to="/pages/list/index">See it</TextLink>
          </Trans>
        </span>
      </p>
      <Clocks show={['week', 'day']} />
    </Card>
  )
}

/** The computing power of the team's staked T (decisions §2), and the T itself. */
function Power({ summary }: { summary: Summary }) {
  const { teamT } = summary
  const hashratePerT = useAtomValue(parametersAtom)?.parameters.hashratePerT
  if (hashratePerT === undefined) {
    return (
      <Figure
        of={{ figure: 'team.staked', from: summary }}
        label={<Trans>Staked by your team</Trans>}
        value={teamT}
        unit="T"
      />
    )
  }
  const teamPower = (teamT * hashratePerT) / ONE
  const { value, unit } = power(teamPower)
  const staked = `${amountText(teamT, { decimals: 2 })}\u00a0T`
  return (
    <Figure
      of={{
        figure: 'team.power',
        from: summary,
        inputs: { staked: `${exactText(teamT)} T`, hashrate: exactPowerText(hashratePerT) },
      }}
      label={<Trans>Your team’s power&nbsp;· {staked}</Trans>}
      value={value}
      exact={exactPowerText(teamPower)}
      unit={unit}
    />
  )
}

function TeamTiles({ summary }: { summary: Summary }) {
  const { direct, team, weekT } = summary
  const number = useWeekOver(summary)
  return (
    <Tiles
      figures={[
        {
          of: { figure: 'team.direct', from: summary },
          label: <Trans>Direct</Trans>,
          value: countText(direct),
          unit: '',
        },
        {
          of: { figure: 'team.size', from: summary },
          label: <Trans>Team</Trans>,
          value: countText(team),
          unit: '',
        },
        {
          of: { figure: 'team.week', from: summary },
          label:
            number === null ? (
              <Trans>Week, with you</Trans>
            ) : (
              <Trans>Week {number}, with you</Trans>
            ),
          value: signedText(weekT, { decimals: 2 }),
          exact: `${exactText(weekT)} T`,
          unit: 'T',
        },
      ]}
    />
  )
}
