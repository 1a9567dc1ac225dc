import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '#src/ui/IconButton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { daysText } from '#src/words/format-time.ts'
import styles from './WeekBar.module.css'
import { daysOf, neighbours, weekAfter } from './weeks.ts'

type WeekBarProps = {
  week: string
  now: string
  /** The first week that ranks anybody; not known before the service has said it. */
  first: string | null | undefined
  onWeek: (week: string) => void
}

/** Which week is shown, in words, and the way to those beside it. */
export function WeekBar({ week, now, first = week, onWeek }: WeekBarProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const days = daysOf(week)
  const { before, after } = neighbours({ shown: week, now, first })
  return (
    <div className={styles.bar}>
      <IconButton
        icon="back"
        label={t`Previous week`}
        disabled={!before}
        onClick={() => before && onWeek(before)}
      />
      <div className={styles.words} role="status">
        <h2>
          <WeekName week={week} now={now} />
        </h2>
        {days && <p>{daysText(days.monday, days.sunday, locale)}&nbsp;UTC</p>}
      </div>
      <IconButton
        icon="chevron"
        label={t`Next week`}
        disabled={!after}
        onClick={() => after && onWeek(after)}
      />
    </div>
  )
}

function WeekName({ week, now }: Pick<WeekBarProps, 'week' | 'now'>) {
  if (week === now) return <Trans>This week</Trans>
  if (week === weekAfter(now, -1)) return <Trans>Last week</Trans>
  const number = Number(week.slice(-2))
  return <Trans>Week {number}</Trans>
}
