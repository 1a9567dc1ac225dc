import * as z from 'zod/mini'
import { start } from '#shared/api/start.ts'
import { nextTask } from '#src/words/nextTask.ts'
import type { keptAtom } from './keptAtom.ts'
import { memberAtom, parametersAtom, store } from './session.ts'

/**
 * Has the session know what this device kept of the last start, and keeps what it hears from now on. A task for each: what
 * reads it is made with it, and both together would hold up a slow phone.
 */
export async function openKept() {
  follow(memberAtom, start['member/userInfo'].result)
  await nextTask()
  follow(parametersAtom, start['home/parameters'].result)
}

/** It is kept as it came over the wire, because amounts are bigint in the program and JSON has none. */
function follow<S extends z.ZodMiniType>(
  kept: ReturnType<typeof keptAtom<z.output<S>>>,
  schema: S,
) {
  const before = read(kept.place, schema)
  if (before !== null && store.get(kept) === null) store.set(kept, before)
  store.sub(kept, async () => {
    // What is shown of it comes first.
    await nextTask()
    const now = store.get(kept)
    if (now !== null) keep(kept.place, JSON.stringify(z.encode(schema, now)))
  })
}

function keep(place: string, value: string) {
  try {
    localStorage.setItem(place, value)
  } catch {
    // A full storage costs the next start its head start, never the answer that has just come; what was kept before it
    // may be another member's.
    localStorage.removeItem(place)
  }
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
