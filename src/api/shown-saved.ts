import { useEffect, useSyncExternalStore } from 'react'
import { mutate, unstable_serialize } from 'swr'
import { wantAgain } from './askPages.ts'

/** Milliseconds between two askings for what the copy answered: it may have done so for a moment's lack of network. */
const AGAIN = 15_000

type Shown = { at: Date; name: string }

/** From when what is on screen is, one entry for each read that this phone's copy answered. */
const shown = new Map<symbol, Shown>()
const listeners = new Set<() => void>()
let oldest: Date | null = null
let timer: ReturnType<typeof setInterval> | undefined

function changed() {
  oldest = [...shown.values()].reduce<Date | null>(
    (old, { at }) => (old && old < at ? old : at),
    null,
  )
  if (shown.size === 0) timer = clearInterval(timer) as undefined
  else timer ??= setInterval(askAgain, AGAIN)
  for (const tell of listeners) tell()
}

/** Whether the service is there only its answer can say; in a page that nobody sees no news is waited for. */
function askAgain() {
  if (!navigator.onLine || document.visibilityState === 'hidden') return
  const names = new Set([...shown.values()].map(({ name }) => name))
  wantAgain((list) => names.has(list))
  void mutate((key) => names.has(unstable_serialize(key)))
}

/**
 * Notes, as long as it is on screen, that what was read under a key is as old as this, and has it asked for again until it
 * is not; null is the service's own word.
 */
export function useShowsSaved(at: Date | null, key: Parameters<typeof unstable_serialize>[0]) {
  const time = at?.getTime()
  const name = at && unstable_serialize(key)
  useEffect(() => {
    if (time === undefined || !name) return
    const id = Symbol()
    shown.set(id, { at: new Date(time), name })
    changed()
    return () => {
      shown.delete(id)
      changed()
    }
  }, [time, name])
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
