import { Trans } from '@lingui/react/macro'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { answeredAt } from '#src/words/answeredAt.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { longAgeText } from '#src/words/longAgeText.ts'
import { savedAt } from '#src/words/savedAt.ts'
import styles from './SourceSheet.module.css'

/** From when a figure is, by the service's time: as of its answer, which this device may have kept. */
export function AnsweredAt({ of }: { of: unknown }) {
  const locale = useLocale()
  const saved = savedAt(of)
  const at = saved ?? answeredAt(of)
  if (!at) {
    return (
      <p className={styles.when}>
        <Trans>Kept on this device from the last visit. The service is being asked.</Trans>
      </p>
    )
  }
  const time = <span className={styles.moment}>{dateTimeText(at.toISOString(), locale)}</span>
  return (
    <p className={styles.when}>
      <Trans>Computed by the service: {time}</Trans>
      {saved && (
        <>
          {' · '}
          <Trans>
            saved on this device, <RelativeTime at={saved.toISOString()} says={longAgeText} />
          </Trans>
        </>
      )}
    </p>
  )
}
