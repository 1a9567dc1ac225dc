import { Trans } from '@lingui/react/macro'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { answeredAt } from '#src/words/answeredAt.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { longAgeText } from '#src/words/longAgeText.ts'
import { savedAt } from '#src/words/savedAt.ts'
import styles from './SourceSheet.module.css'

/**
 * From when a figure is, by the service's time: the moment that it has itself, as one of the reserves or of a published tree has,
 * or else that of its answer, which this device may have kept.
 */
export function AnsweredAt({ of }: { of: unknown }) {
  const locale = useLocale()
  const saved = savedAt(of)
  const heard = saved ?? answeredAt(of)
  const at = momentOf(of) ?? heard
  const time = at && <span className={styles.moment}>{dateTimeText(at.toISOString(), locale)}</span>
  return (
    <>
      {time && (
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
      )}
      {!heard && (
        <p className={styles.when}>
          <Trans>Kept on this device from the last visit. The service is being asked.</Trans>
        </p>
      )}
    </>
  )
}

/** When what an answer tells was computed, where it says so (`asOf`, or `at` of a tree): it may have been long before the answer. */
function momentOf(of: unknown): Date | undefined {
  if (typeof of !== 'object' || of === null) return undefined
  const { asOf, at }: { asOf?: unknown; at?: unknown } = of
  const told = asOf ?? at
  // A list has a method of this name.
  return typeof told === 'string' ? new Date(told) : undefined
}
