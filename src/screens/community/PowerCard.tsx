import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Result } from '#shared/api/index.ts'
import { ONE } from '#shared/money.ts'
import { parametersAtom } from '#src/session/session.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { cx } from '#src/ui/cx.ts'
import { Figure } from '#src/ui/Figure.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { amountText, countText, exactText, power, signedText } from '#src/words/format.ts'
import styles from './PowerCard.module.css'

type Summary = Result<'member/referenceList'>['summary']

type PowerCardProps = { summary: Summary; user: Result<'member/userInfo'> | undefined }

/** The team in figures, and where what it earns comes from (decisions §1 and §4). */
export function PowerCard({ summary, user }: PowerCardProps) {
  const { t } = useLingui()
  return (
    <Card look="glow" of={summary} aria-label={t`Your team`}>
      <div className={styles.head}>
        <Power teamT={summary.teamT} />
        {user && (
          <p className={styles.badges}>
            {user.firstUser && (
              <Badge kind="amber">
                <Trans>Founder</Trans>
              </Badge>
            )}
            <Badge kind="amber">
              <Trans>Grade {user.grade}</Trans>
            </Badge>
          </p>
        )}
      </div>
      <Tiles summary={summary} />
      <p className={styles.honest}>
        <Icon name="check" size={18} />
        <span>
          <Trans>
            Rewards come only from revenue that arrived ·{' '}
            <TextLink to="/pages/list/index">see it</TextLink>
          </Trans>
        </span>
      </p>
    </Card>
  )
}

/** The computing power of the team's staked T (decisions §2), and the T itself. */
function Power({ teamT }: { teamT: bigint }) {
  const hashratePerT = useAtomValue(parametersAtom)?.parameters.hashratePerT
  if (hashratePerT === undefined) {
    return <Figure label={<Trans>Staked by your team</Trans>} value={teamT} unit="T" />
  }
  const { value, unit } = power((teamT * hashratePerT) / ONE)
  return (
    <div title={`${exactText(teamT)} T`}>
      <Figure
        label={<Trans>Your team’s power · {amountText(teamT, { decimals: 2 })} T</Trans>}
        value={value}
        unit={unit}
      />
    </div>
  )
}

function Tiles({ summary: { direct, team, weekT } }: { summary: Summary }) {
  const week = signedText(weekT, { decimals: 2 })
  return (
    <div className={styles.tiles}>
      <div className={styles.tile}>
        <Figure label={<Trans>Direct</Trans>} value={countText(direct)} unit="" />
      </div>
      <div className={styles.tile}>
        <Figure label={<Trans>Team</Trans>} value={countText(team)} unit="" />
      </div>
      <div className={cx(styles.tile, weekT > 0n && styles.gain)} title={`${exactText(weekT)} T`}>
        <Figure label={<Trans>This week</Trans>} value={week} unit="T" />
      </div>
    </div>
  )
}
