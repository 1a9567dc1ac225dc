import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 900px)')

const watch = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether there is room for a table: where the app has a rail. */
export const useWide = () => useSyncExternalStore(watch, () => wide.matches)
