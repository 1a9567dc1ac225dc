import { Trans } from '@lingui/react/macro'
import { useReachable } from '#src/api/useReachable.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './Shell.module.css'

/** Says that the service is out of reach, without covering anything. */
export function OfflineStrip() {
  const reachable = useReachable()
  return (
    <div role="status">
      {!reachable && (
        <p className={styles.strip}>
          <Icon name="offline" size={18} />
          <Trans>Offline · what you see may be out of date</Trans>
        </p>
      )}
    </div>
  )
}
