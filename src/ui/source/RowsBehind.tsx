import { Trans, useLingui } from '@lingui/react/macro'
import type { Coin } from '#shared/api/coin.ts'
import type { FigureRows } from '#shared/figures/FigureFacts.ts'
import { Card } from '#src/ui/Card.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Section } from '#src/ui/Section.tsx'

type RowsBehindProps = { rows: readonly FigureRows[]; coin: Coin | undefined; onGo: () => void }

/** The ways to the records that make up a figure. */
export function RowsBehind({ rows, coin, onGo }: RowsBehindProps) {
  if (rows.length === 0) return null
  return (
    <Section title={<Trans>The records behind it</Trans>}>
      <Card look="list">
        {rows.map((place) => (
          <Way key={place} place={place} coin={coin} onClick={onGo} />
        ))}
      </Card>
    </Section>
  )
}

type WayProps = { place: FigureRows; coin: Coin | undefined; onClick: () => void }

/** A place that is not told here is a type of lines in Details. */
function Way({ place, coin, onClick }: WayProps) {
  const { t } = useLingui()
  const go = { onClick, chevron: true }
  switch (place) {
    case 'orders':
      return <RowLink to="/pages/staking/my" icon="clock" title={t`My Staking`} {...go} />
    case 'withdrawals':
      return (
        <RowLink
          to="/pages/withdrawal/record"
          icon="withdraw"
          title={t`Withdrawal record`}
          {...go}
        />
      )
    case 'poolDays':
      return (
        <RowLink
          to="/pages/list/index"
          icon="wave"
          title={t`The pool’s revenue, day by day`}
          {...go}
        />
      )
    case 'ranking':
      return <RowLink to="/pages/ranking/index" icon="trophy" title={t`Power Ranking`} {...go} />
    case 'community':
      return <RowLink to="/pages/community/index" icon="community" title={t`Community`} {...go} />
    case 'agents':
      return <RowLink to="/pages/mine/index" icon="pick" title={t`Agent management`} {...go} />
    case 'sites':
      return (
        <RowLink to="/pages/mining/index" icon="stake" title={t`Mining site management`} {...go} />
      )
    default:
      return (
        <RowLink
          to="/pages/billList/index"
          search={{ ...(place !== 'details' && { type: place }), ...(coin && { coin }) }}
          icon="receipt"
          title={t`The lines in Details`}
          {...go}
        />
      )
  }
}
