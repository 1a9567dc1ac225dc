import { useEffect } from 'react'
import { mutate, unstable_serialize } from 'swr'
import { namesSaved, noteShown } from '#src/words/what-is-shown.ts'

/** Hear, before they are asked for again, by their keys what is shown of a copy. */
const listeners = new Set<(names: ReadonlySet<string>) => void>()

/** Has a listener told of what is asked for again: it is no part of the first load. */
export const onAskAgain = (listener: (names: ReadonlySet<string>) => void) =>
  void listeners.add(listener)

/** Milliseconds between two askings for what the copy answered: it may have done so for a moment's lack of network. */
const AGAIN = 15_000

/** Milliseconds within which SWR itself, when the network is back, does not ask for what was just answered, from the copy too. */
const DEDUPED = 2_000

let timer: ReturnType<typeof setInterval> | undefined
let soon: ReturnType<typeof setTimeout> | undefined

function keepAsking() {
  if (namesSaved().size > 0) {
    timer ??= setInterval(askAgain, AGAIN)
    addEventListener('online', askSoon)
    return
  }
  timer = clearInterval(timer) as undefined
  clearTimeout(soon)
  removeEventListener('online', askSoon)
}

/** With the network back: for what SWR's own asking has not brought by then. */
function askSoon() {
  clearTimeout(soon)
  soon = setTimeout(askAgain, DEDUPED)
}

/** Whether the service is there only its answer can say; in a page that nobody sees no news is waited for. */
function askAgain() {
  if (!navigator.onLine || document.visibilityState === 'hidden') return
  const names = namesSaved()
  for (const tell of listeners) tell(names)
  void mutate((key) => names.has(unstable_serialize(key)))
}

type ShownOptions = {
  /** From when the copy is that it came from; null is the service's own word. */
  at: Date | null
  isSeen: boolean
}

/**
 * Notes, as long as it is on screen, what was read under a key. What is of a copy is asked for again until it is not.
 */
export function useShown(
  key: Parameters<typeof unstable_serialize>[0],
  { at, isSeen }: ShownOptions,
) {
  const time = at?.getTime()
  const name = unstable_serialize(key)
  useEffect(() => {
    if (time === undefined && !isSeen) return
    const takeBack = noteShown({ at: time === undefined ? null : new Date(time), name, isSeen })
    keepAsking()
    return () => {
      takeBack()
      keepAsking()
    }
  }, [time, name, isSeen])
}
