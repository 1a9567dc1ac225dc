import { Amount } from '#src/ui/Amount.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { useNow } from '#src/ui/useNow.ts'
import { dayText } from '#src/words/format-time.ts'
import styles from './DayHeading.module.css'
import type { DaySum } from './daySums.ts'
import type { Line } from './flow-words.ts'

const MINUTE = 60_000

type DayHeadingProps = {
  day: string
  sums: readonly DaySum[] | undefined
  /** The lines that are summed up. */
  from: readonly Line[]
}

/** A day of the list and what it changed, as soon as all of it is known. */
export function DayHeading({ day, sums, from }: DayHeadingProps) {
  const locale = useLocale()
  const now = useNow(MINUTE)
  return (
    <div className={styles.heading}>
      <h2>
        <time dateTime={day}>{dayText(day, now, locale)}</time>
      </h2>
      <span className={styles.sums}>
        {sums?.map(({ coin, sum }) => (
          <Amount
            key={coin}
            of={{ figure: 'details.daySum', from }}
            value={sum}
            unit={coin}
            signed
            fixed
          />
        ))}
      </span>
    </div>
  )
}
