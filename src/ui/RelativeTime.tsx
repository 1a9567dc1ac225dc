import { dateTimeText, relativeText } from '#src/words/format-time.ts'
import styles from './RelativeTime.module.css'
import { useLocale } from './useLocale.ts'
import { useNow } from './useNow.ts'

/** How often an age is looked at again, in milliseconds. */
const LOOK = 15_000

/** `at` is ISO 8601; `long` where the date stands beside it: months and years instead of a second date. */
type RelativeTimeProps = { at: string; long?: boolean }

/**
 * How long ago something was (specification §9); the exact time on hover. That it grows is no news: what tells it is not
 * read out again.
 */
export function RelativeTime({ at, long }: RelativeTimeProps) {
  const locale = useLocale()
  const now = useNow(LOOK)
  return (
    <time aria-live="off" dateTime={at} title={dateTimeText(at, locale)} className={styles.age}>
      {relativeText(at, now, locale, long)}
    </time>
  )
}
