import { useEffect } from 'react'
import { mutate, unstable_serialize } from 'swr'
import { wantAgain } from './askPages.ts'
import { namesShown, noteShown } from './oldest-shown.ts'

/** Milliseconds between two askings for what the copy answered: it may have done so for a moment's lack of network. */
const AGAIN = 15_000

let timer: ReturnType<typeof setInterval> | undefined

function keepAsking() {
  if (namesShown().size === 0) timer = clearInterval(timer) as undefined
  else timer ??= setInterval(askAgain, AGAIN)
}

/** Whether the service is there only its answer can say; in a page that nobody sees no news is waited for. */
function askAgain() {
  if (!navigator.onLine || document.visibilityState === 'hidden') return
  const names = namesShown()
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
    const takeBack = noteShown({ at: new Date(time), name })
    keepAsking()
    return () => {
      takeBack()
      keepAsking()
    }
  }, [time, name])
}
