import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether the table in a place fits there. One that did not says how much it wants, and fits again once its place has that;
 * with other columns it is tried anew.
 */
export function useFits(
  place: RefObject<HTMLElement | null>,
  { rows, columns }: { rows: readonly unknown[]; columns: number },
): boolean {
  const [wants, setWants] = useState({ columns, width: 0 })
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are as wide as they are
  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    const look = () => {
      setRoom(current.clientWidth)
      const table = current.querySelector('table')
      const over = table?.parentElement ? table.offsetWidth - table.parentElement.clientWidth : 0
      if (over > 0) setWants({ columns, width: current.clientWidth + over })
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(current)
    return () => watch.disconnect()
  }, [place, rows, columns])
  return wants.columns !== columns || wants.width <= room
}
