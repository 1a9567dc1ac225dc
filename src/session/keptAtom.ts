import { atom } from 'jotai'
import * as z from 'zod/mini'

/**
 * The last answer of a call, shown at once at the next start before it is asked for again. It is kept as it came over the
 * wire, because amounts are bigint in the program and JSON has none.
 */
export function keptAtom<S extends z.ZodMiniType>(place: string, schema: S) {
  const base = atom<z.output<S> | null>(read(place, schema))
  return atom(
    (get) => get(base),
    (_, set, value: z.output<S> | null) => {
      set(base, value)
      keep(place, schema, value)
    },
  )
}

function read<S extends z.ZodMiniType>(place: string, schema: S): z.output<S> | null {
  const kept = globalThis.localStorage?.getItem(place)
  if (!kept) return null
  try {
    return z.decode(schema, JSON.parse(kept))
  } catch {
    // Written by an earlier release whose shape was another: worth no more than nothing kept.
    localStorage.removeItem(place)
    return null
  }
}

function keep<S extends z.ZodMiniType>(place: string, schema: S, value: z.output<S> | null) {
  if (value === null) localStorage.removeItem(place)
  else localStorage.setItem(place, JSON.stringify(z.encode(schema, value)))
}
