import { Trans, useLingui } from '@lingui/react/macro'
import { dueIn, owedIn } from '#shared/owedIn.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Section } from '#src/ui/Section.tsx'
import type { Source } from '#src/ui/source/Source.ts'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText, exactText, shareText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { type CoinReserves, coverageOf, WHOLE } from './coverage.ts'

type HouseFigure =
  `solvency.${'members' | 'short' | 'rewardPool' | 'activity' | 'unclaimed' | 'fees'}`

/** What is held and owed of one coin. */
export function CoinFigures({ coin }: { coin: CoinReserves }) {
  const { t } = useLingui()
  const locale = useLocale()
  const unit = coin.coin
  const amount = (of: Source, value: bigint) => <Amount of={of} value={value} unit={unit} fixed />
  const house = (figure: HouseFigure, value: bigint) => amount({ figure, from: coin }, value)
  return (
    <Section title={unit} action={<Coverage coin={coin} />}>
      <KeyValue
        rows={[
          {
            term: t`Held on the chain`,
            children: amount(
              { figure: 'solvency.held', from: coin, inputs: { block: countText(coin.block) } },
              coin.onChain,
            ),
          },
          { term: t`Members’ balances`, children: house('solvency.members', coin.members) },
          { term: t`Reward pool`, children: house('solvency.rewardPool', coin.rewardPool) },
          { term: t`Activity budget`, children: house('solvency.activity', coin.activity) },
          { term: t`Unclaimed`, children: house('solvency.unclaimed', coin.unclaimed) },
          {
            term: t`Owed in all`,
            children: amount(
              { figure: 'solvency.owed', from: coin, inputs: partsOf(coin) },
              owedIn(coin),
            ),
          },
          ...(coin.short
            ? [
                {
                  term: t`Below zero, not taken off`,
                  children: house('solvency.short', coin.short),
                },
              ]
            : []),
          { term: t`Fees, not owed`, children: house('solvency.fees', coin.fees) },
          { term: t`Block`, children: <span data-plain="record">{countText(coin.block)}</span> },
          { term: t`As of`, children: dateTimeText(coin.asOf, locale) },
        ]}
      />
    </Section>
  )
}

/** What is owed to whom, as it counts. */
function partsOf(coin: CoinReserves) {
  const { members, rewardPool, activity, unclaimed } = dueIn(coin)
  const text = (value: bigint) => `${exactText(value)} ${coin.coin}`
  return {
    members: text(members),
    rewardPool: text(rewardPool),
    activity: text(activity),
    unclaimed: text(unclaimed),
  }
}

function Coverage({ coin }: { coin: CoinReserves }) {
  const coverage = coverageOf(coin)
  if (coverage === null) {
    return (
      <Badge>
        <Trans>Nothing owed</Trans>
      </Badge>
    )
  }
  const share = shareText(coverage, WHOLE)
  const inputs = {
    held: `${exactText(coin.onChain)} ${coin.coin}`,
    owed: `${exactText(owedIn(coin))} ${coin.coin}`,
  }
  return (
    <Badge kind={coverage < WHOLE ? 'red' : 'green'}>
      <SourceButton plain of={{ figure: 'solvency.coverage', from: coin, inputs }} exact={share}>
        {share}
      </SourceButton>
    </Badge>
  )
}
