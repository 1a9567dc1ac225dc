import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { clock } from '#src/words/clock.ts'
import { Chips } from './Chips.tsx'
import { Field } from './Field.tsx'
import styles from './PeriodChoice.module.css'
import { ALL_TIME, isBackwards, LAST_DAY, type Period, periodOf, yearsBetween } from './periods.ts'
import { Segment } from './Segment.tsx'

type DaysProps = Period & { onPeriod: (period: Period) => void }

/** `since`: the moment of the first thing that there can be; this year's where that is not known. */
type PeriodChoiceProps = DaysProps & { since: string | undefined }
type Kind = 'all' | 'year' | 'days'

/** Of which time: all, a year, or from one UTC day to another. */
export function PeriodChoice({ from, to, onPeriod, since }: PeriodChoiceProps) {
  const { t } = useLingui()
  const [kind, setKind] = useState<Kind>('all')
  const now = new Date(clock.now()).toISOString()
  const years = yearsBetween(since ?? now, now)
  const choose = (next: Kind) => {
    setKind(next)
    onPeriod(next === 'year' ? periodOf(years[0] ?? '') : ALL_TIME)
  }
  return (
    <>
      <Segment
        label={t`Time`}
        value={kind}
        onValue={choose}
        options={[
          { value: 'all', label: t`All time` },
          { value: 'year', label: t`Year` },
          { value: 'days', label: t`From – to` },
        ]}
      />
      {kind === 'year' && (
        <Chips
          label={t`Year`}
          value={from?.slice(0, 4) ?? ''}
          onValue={(year) => onPeriod(periodOf(year))}
          options={years.map((year) => ({ value: year, label: year }))}
        />
      )}
      {kind === 'days' && <Days from={from} to={to} onPeriod={onPeriod} />}
    </>
  )
}

function Days({ from, to, onPeriod }: DaysProps) {
  const { t } = useLingui()
  return (
    <div className={styles.days}>
      <Field
        type="date"
        label={t`From (UTC)`}
        max={LAST_DAY}
        value={from ?? ''}
        onChange={(event) => onPeriod({ from: event.target.value || null, to })}
      />
      <Field
        type="date"
        label={t`To (UTC)`}
        max={LAST_DAY}
        value={to ?? ''}
        problem={isBackwards({ from, to }) && t`This is before the first day.`}
        onChange={(event) => onPeriod({ from, to: event.target.value || null })}
      />
    </div>
  )
}
