import { dateTimeText, relativeText } from '#src/words/format-time.ts'
import styles from './RelativeTime.module.css'
import { useLocale } from './useLocale.ts'
import { useNow } from './useNow.ts'

/** How often an age is looked at again, in milliseconds. */
const LOOK = 15_000

/** `at` is ISO 8601; `says` is `longAgeText` where the date stands beside it: months and years instead of a second date. */
type RelativeTimeProps = { at: string; says?: typeof relativeText }

/**
 * How long ago something was (specification §9); the exact time on hover. That it grows is no news: what tells it is not
 * read out again.
 */
export function RelativeTime({ at, says = relativeText }: RelativeTimeProps) {
  const locale = useLocale()
  const now = useNow(LOOK)
  return (
    <time aria-live="off" dateTime={at} title={dateTimeText(at, locale)} className={styles.age}>
      {says(at, now, locale)}
    </time>
  )
}
