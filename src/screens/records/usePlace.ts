import { useEffect, useRef } from 'react'

/** Takes the focus of a button that went with the state before: whoever has no pointer goes on from here. */
export function usePlace(state: string) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (before.current !== state && isLost) place.current?.focus({ preventScroll: true })
    before.current = state
  }, [state])
  return place
}
