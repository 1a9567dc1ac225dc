import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './Button.tsx'
import { isUnreached } from './isUnreached.ts'
import styles from './Rows.module.css'
import type { RowsState } from './Rows.tsx'

/** How far below the screen the end may be when more is loaded already. */
const AHEAD = '400px'

/** Load more, loading, no more (specification §9). */
export function RowsEnd({ state, count }: { state: RowsState; count: number }) {
  const end = useRef<HTMLDivElement>(null)
  const open = state.hasMore && !state.loading && !state.error
  const more = useEffectEvent(() => void state.onMore())

  // The count is looked at again because an end that stays in sight after a page tells the observer nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const element = end.current
    if (!open || !element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [open, count])

  return (
    <div ref={end} className={styles.end} aria-live="polite">
      <EndWords state={state} />
    </div>
  )
}

function EndWords({ state }: { state: RowsState }) {
  if (state.loading) return <Trans>Loading</Trans>
  if (state.error) {
    return (
      <>
        {isUnreached(state.error) ? (
          <Trans>You are offline. What follows was not saved on this device before.</Trans>
        ) : (
          <Trans>More could not be loaded.</Trans>
        )}{' '}
        <Button kind="text" onClick={() => void state.onRetry()}>
          <Trans>Try again</Trans>
        </Button>
      </>
    )
  }
  if (!state.hasMore) return <Trans>No more</Trans>
  return (
    <Button kind="chip" onClick={() => void state.onMore()}>
      <Trans>Load more</Trans>
    </Button>
  )
}
