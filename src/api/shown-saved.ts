import { useEffect, useSyncExternalStore } from 'react'

/** From when what is on screen is, one entry for each read that this phone's copy answered. */
const shown = new Map<symbol, Date>()
const listeners = new Set<() => void>()
let oldest: Date | null = null

function changed() {
  oldest = [...shown.values()].reduce<Date | null>((old, at) => (old && old < at ? old : at), null)
  for (const tell of listeners) tell()
}

/** Notes, as long as it is on screen, that something is as old as this; null is the service's own word. */
export function useShowsSaved(at: Date | null) {
  const time = at?.getTime()
  useEffect(() => {
    if (time === undefined) return
    const id = Symbol()
    shown.set(id, new Date(time))
    changed()
    return () => {
      shown.delete(id)
      changed()
    }
  }, [time])
}

const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** From when the oldest figure on screen is; null where all are the service's word. */
export const useOldestShown = (): Date | null =>
  useSyncExternalStore(
    follow,
    () => oldest,
    () => null,
  )
