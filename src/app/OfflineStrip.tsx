import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { isReachable, onReach } from './reach.ts'
import styles from './Shell.module.css'

/** Says that the service is out of reach, without covering anything. */
export function OfflineStrip() {
  const reachable = useSyncExternalStore(onReach, isReachable, () => true)
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
