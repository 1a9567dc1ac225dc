import { useSyncExternalStore } from 'react'

/** What was read and is on screen. */
type Shown = {
  /** From when this phone's copy of it is; null where the service gave it. */
  at: Date | null
  /** Of what was read. */
  name: string
  /** Whether there is anything of it to be seen. */
  isSeen: boolean
}

const shown = new Set<Shown>()
const listeners = new Set<() => void>()
let oldest: Date | null = null
let isAnySeen = false

function changed() {
  const seen = [...shown].filter(({ isSeen }) => isSeen)
  isAnySeen = seen.length > 0
  oldest = seen.reduce<Date | null>((old, { at }) => (old && !(at && at < old) ? old : at), null)
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

/** The names of all that is there from the copy. */
export const namesSaved = () => new Set([...shown].filter(({ at }) => at).map(({ name }) => name))

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

/** Whether there is anything to be seen that was read. */
export const useAnySeen = (): boolean =>
  useSyncExternalStore(
    follow,
    () => isAnySeen,
    () => true,
  )
