import { Trans } from '@lingui/react/macro'
import { useReachable } from '#src/api/useReachable.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { useAnySeen, useOldestShown } from '#src/words/what-is-shown.ts'
import styles from './Shell.module.css'

/** Says that the service is out of reach and how old what is shown is, if anything is, without covering anything. */
export function OfflineStrip() {
  const reachable = useReachable()
  return (
    <div role="status">
      {!reachable && (
        <p className={styles.strip}>
          <Icon name="offline" size={18} />
          <span>
            <Said />
          </span>
        </p>
      )}
    </div>
  )
}

function Said() {
  const saved = useOldestShown()
  const seen = useAnySeen()
  if (saved) {
    return (
      <Trans>
        Offline · showing what was saved <RelativeTime at={saved.toISOString()} />
      </Trans>
    )
  }
  if (!seen) return <Trans>Offline</Trans>
  return <Trans>Offline · what you see may be out of date</Trans>
}
