import { useLingui } from '@lingui/react/macro'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './Screen.module.css'
import { usePull } from './usePull.ts'
import { useRefresh } from './useRefresh.ts'

/** Refreshes on a pull of the page, and on a tap for everybody who cannot pull. */
export function RefreshButton({ onRefresh }: { onRefresh: () => unknown }) {
  const { t } = useLingui()
  const { busy, refresh } = useRefresh(onRefresh)
  const pull = usePull(!busy, refresh)

  return (
    <>
      <button
        type="button"
        className={cx(styles.refresh, busy && styles.turning)}
        aria-label={t`Refresh`}
        title={t`Refresh`}
        aria-busy={busy}
        onClick={() => void refresh()}
      >
        <Icon name="refresh" size={20} />
      </button>
      {(pull > 0 || busy) && (
        <div
          className={cx(styles.pull, busy && styles.turning)}
          style={{ translate: `-50% ${(busy ? 0.7 : pull) * 64}px`, rotate: `${pull}turn` }}
        >
          <Icon name="refresh" />
        </div>
      )}
    </>
  )
}
