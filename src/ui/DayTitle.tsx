import type { ReactNode } from 'react'
import { dayText } from '#src/words/format-time.ts'
import styles from './DayTitle.module.css'
import { useLocale } from './useLocale.ts'
import { useNow } from './useNow.ts'

const MINUTE = 60_000

/** A UTC day (`2026-11-24`) above its rows, in words where it is near; at its end what they come to. */
export function DayTitle({ day, children }: { day: string; children?: ReactNode }) {
  const locale = useLocale()
  const now = useNow(MINUTE)
  return (
    <div className={styles.title}>
      <h2>
        <time dateTime={day}>{dayText(day, now, locale)}</time>
      </h2>
      {children}
    </div>
  )
}
