import { say } from '#shared/locale.ts'
import { clockHeard } from '#src/words/clockHeard.ts'
import { nextTurn, ownClockWords, type Turn, turnText } from '#src/words/nextTurn.ts'
import styles from './Clocks.module.css'
import { Facts } from './Facts.tsx'
import { useLocale } from './useLocale.ts'
import { useNow } from './useNow.ts'

/**
 * How long until the day's rewards and the end of the week, by the service's time however this device's clock goes. What
 * changes more often is shown last: nothing stands behind it that would move.
 */
export function Clocks({ show }: { show: readonly Turn[] }) {
  const now = useNow(1_000)
  const locale = useLocale()
  return (
    <p className={styles.clocks}>
      <Facts>
        {show.map((turn) => {
          const at = nextTurn(turn, now)
          return (
            <time key={turn} role="timer" dateTime={new Date(at).toISOString()}>
              {turnText(turn, at - now, locale)}
            </time>
          )
        })}
        {clockHeard.isOwn() && say(ownClockWords, locale)}
      </Facts>
    </p>
  )
}
