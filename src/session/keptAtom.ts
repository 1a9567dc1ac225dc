import { atom } from 'jotai'

/**
 * The last answer of a call, shown at once at the next start before it is asked for again. What is on the device is read and
 * written by `kept.ts`, which knows the schemas: they are no part of the first load. Nothing is forgotten at once.
 */
export function keptAtom<Value>(place: string) {
  const base = atom<Value | null>(null)
  const kept = atom(
    (get) => get(base),
    (_, set, value: Value | null) => {
      set(base, value)
      if (value === null) localStorage.removeItem(place)
    },
  )
  return Object.assign(kept, { place })
}
