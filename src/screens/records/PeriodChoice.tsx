import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { memberAtom } from '#src/session/session.ts'
import { Chips } from '#src/ui/Chips.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { clock } from '#src/words/clock.ts'
import { isBackwards, type Period, periodOf, yearsBetween } from './periods.ts'
import styles from './Records.module.css'

type PeriodChoiceProps = Period & { onPeriod: (period: Period) => void }
type Kind = 'all' | 'year' | 'days'

/** Of which time: all, a year, or from one UTC day to another. */
export function PeriodChoice({ from, to, onPeriod }: PeriodChoiceProps) {
  const { t } = useLingui()
  const [kind, setKind] = useState<Kind>('all')
  const years = useYears()
  const choose = (next: Kind) => {
    setKind(next)
    onPeriod(next === 'year' ? periodOf(years[0] ?? '') : { from: null, to: null })
  }
  return (
    <>
      <Segment
        label={t`Time`}
        value={kind}
        onValue={choose}
        options={[
          { value: 'all', label: t`All` },
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

function Days({ from, to, onPeriod }: PeriodChoiceProps) {
  const { t } = useLingui()
  return (
    <div className={styles.days}>
      <Field
        type="date"
        label={t`From (UTC)`}
        value={from ?? ''}
        onChange={(event) => onPeriod({ from: event.target.value || null, to })}
      />
      <Field
        type="date"
        label={t`To (UTC)`}
        value={to ?? ''}
        problem={isBackwards({ from, to }) && t`This is before the first day.`}
        onChange={(event) => onPeriod({ from, to: event.target.value || null })}
      />
    </div>
  )
}

/** Those in which the member was one. */
function useYears(): string[] {
  const member = useAtomValue(memberAtom)
  const now = new Date(clock.now()).toISOString()
  return yearsBetween(member?.createdAt ?? now, now)
}
