import { Amount } from '#src/ui/Amount.tsx'
import { DayTitle } from '#src/ui/DayTitle.tsx'
import styles from './DayHeading.module.css'
import type { DaySum } from './daySums.ts'
import type { Line } from './flow-words.ts'

type DayHeadingProps = {
  day: string
  sums: readonly DaySum[] | undefined
  /** The lines that are summed up. */
  from: readonly Line[]
}

/** A day of the list and what it changed, as soon as all of it is known. */
export function DayHeading({ day, sums, from }: DayHeadingProps) {
  return (
    <DayTitle day={day}>
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
    </DayTitle>
  )
}
