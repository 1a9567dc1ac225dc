import { useEffect, useRef } from 'react'

/**
 * Takes the focus of a button that went with the state before: whoever has no pointer goes on at what this is put on, else at
 * the beginning of the screen.
 */
export function usePlace(state: string) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    const to = place.current ?? document.getElementById('main')
    if (before.current !== state && isLost) to?.focus({ preventScroll: true })
    before.current = state
  }, [state])
  return place
}
