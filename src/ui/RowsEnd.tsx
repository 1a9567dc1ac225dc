import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './Button.tsx'
import { Gap } from './Gap.tsx'
import { isUnreached } from './isUnreached.ts'
import { hasMore, isAsking, type List } from './List.ts'
import styles from './Rows.module.css'

/** How far below the screen the end may be when more is loaded already. */
const AHEAD = '400px'

/** Load more, loading, no more (specification §9). */
export function RowsEnd({ list, count }: { list: List<unknown>; count: number }) {
  const end = useRef<HTMLDivElement>(null)
  const open = hasMore(list) && !isAsking(list) && !list.error
  const more = useEffectEvent(() => void list.more?.())

  // The count is looked at again because an end that stays in sight after a page tells the observer nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const element = end.current
    if (!open || !element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        // It is told in the middle of a frame, which is to be painted first.
        if (entry?.isIntersecting) timer ??= setTimeout(more)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [open, count])

  // The button goes with its press: whoever came to it by the keyboard goes on from here.
  const stay = () => end.current?.focus()
  return (
    <div ref={end} className={styles.end} tabIndex={-1} aria-live="polite">
      <EndWords list={list} onPress={stay} />
    </div>
  )
}

function EndWords({ list, onPress }: { list: List<unknown>; onPress: () => void }) {
  const ask = (load: List<unknown>['more']) => () => {
    onPress()
    void load?.()
  }
  const unreached = isUnreached(list.error)
  // What was whole is whole still where it could not be asked for anew.
  if (list.error && (hasMore(list) || !unreached)) {
    return (
      <>
        {unreached ? (
          <Trans>What follows was not saved on this device before.</Trans>
        ) : (
          <Trans>More could not be loaded.</Trans>
        )}
        <Gap />
        <Button kind="text" busy={isAsking(list)} onClick={ask(list.refresh)}>
          <Trans>Try again</Trans>
        </Button>
      </>
    )
  }
  if (isAsking(list)) return <Trans>Loading</Trans>
  if (!hasMore(list)) return <Trans>No more</Trans>
  return (
    <Button kind="chip" onClick={ask(list.more)}>
      <Trans>Load more</Trans>
    </Button>
  )
}
