import { useSyncExternalStore } from 'react'

/** What is on screen from this phone's copy: from when it is, and the name of what was read. */
type Shown = { at: Date; name: string }

const shown = new Set<Shown>()
const listeners = new Set<() => void>()
let oldest: Date | null = null

function changed() {
  oldest = [...shown].reduce<Date | null>((old, { at }) => (old && old < at ? old : at), null)
  for (const tell of listeners) tell()
}

/** Notes one that is on screen. Answers how to take it back. */
export function noteShown(one: Shown): () => void {
  shown.add(one)
  changed()
  return () => {
    shown.delete(one)
    changed()
  }
}

/** The names of all that is on screen from the copy. */
export const namesShown = () => new Set([...shown].map(({ name }) => name))

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
