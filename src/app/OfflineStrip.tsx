import { Trans } from '@lingui/react/macro'
import { useOldestShown } from '#src/api/oldest-shown.ts'
import { useReachable } from '#src/api/useReachable.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import styles from './Shell.module.css'

/** Says that the service is out of reach and how old what is shown is, without covering anything. */
export function OfflineStrip() {
  const reachable = useReachable()
  const saved = useOldestShown()
  return (
    <div role="status">
      {!reachable && (
        <p className={styles.strip}>
          <Icon name="offline" size={18} />
          <span>
            {saved ? (
              <Trans>
                Offline · showing what was saved <RelativeTime at={saved.toISOString()} />
              </Trans>
            ) : (
              <Trans>Offline · what you see may be out of date</Trans>
            )}
          </span>
        </p>
      )}
    </div>
  )
}
