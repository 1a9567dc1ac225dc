import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { COINS, type Coin } from '#shared/api/coin.ts'
import { FilterBar } from '#src/screens/console/parts/FilterBar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Chips } from '#src/ui/Chips.tsx'
import { LineChart } from '#src/ui/LineChart.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText } from '#src/words/format-time.ts'
import { type Measure, measured, type SolvencyDay } from './solvency.ts'

/** A figure of one coin over the days that are loaded. */
export function SolvencyChart({ days }: { days: readonly SolvencyDay[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [measure, setMeasure] = useState<Measure>('coverage')
  const [coin, setCoin] = useState<Coin>('BTCW')
  const words: Record<Measure, string> = {
    coverage: t`Coverage`,
    held: t`Held`,
    owed: t`Owed`,
  }
  const points = days
    .flatMap(({ day, coins }) => {
      const found = coins.find((it) => it.coin === coin)
      const value = found ? measured(found, measure) : null
      return value === null ? [] : [{ label: dateText(day, locale), value }]
    })
    .toReversed()
  return (
    <Section title={<Trans>Over time</Trans>}>
      <FilterBar>
        <Chips
          label={t`Figure`}
          value={measure}
          onValue={setMeasure}
          options={(['coverage', 'held', 'owed'] as const).map((value) => ({
            value,
            label: words[value],
          }))}
        />
        <Chips
          label={t`Coin`}
          value={coin}
          onValue={setCoin}
          options={COINS.map((value) => ({ value, label: value }))}
        />
      </FilterBar>
      <Card>
        {points.length < 2 ? (
          <p>
            <Trans>A line needs two days: each midnight (UTC) adds one.</Trans>
          </p>
        ) : (
          <LineChart
            of="desk"
            label={t`${words[measure]} of ${coin}, day by day`}
            unit={measure === 'coverage' ? '%' : coin}
            points={points}
          />
        )}
      </Card>
    </Section>
  )
}
