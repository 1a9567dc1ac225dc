import { useEffect, useEffectEvent } from 'react'

/** Calls back when the page is in view again after another app was, or is brought back by the browser as it was left. */
export function useReturned(again: () => void) {
  const returned = useEffectEvent(() => {
    if (document.visibilityState === 'visible') again()
  })
  useEffect(() => {
    const hear = () => returned()
    document.addEventListener('visibilitychange', hear)
    for (const event of ['pageshow', 'focus']) addEventListener(event, hear)
    return () => {
      document.removeEventListener('visibilitychange', hear)
      for (const event of ['pageshow', 'focus']) removeEventListener(event, hear)
    }
  }, [])
}
