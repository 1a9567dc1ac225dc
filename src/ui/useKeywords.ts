import { useEffect, useRef, useState } from 'react'
import { numberPasted } from '#shared/tidied.ts'

/** Milliseconds without a key before the service is asked. */
const PAUSE = 300

/**
 * What is typed into a search, and what is searched for: the same a moment later. `keep` is told of each search, so that
 * a screen can come back to it by `start`; where that becomes another otherwise, it is what is searched for.
 */
export function useKeywords(start = '', keep?: (keywords: string) => void) {
  const [typed, setTyped] = useState(start)
  const [sought, setSought] = useState(numberPasted(start))
  /** What was kept and is on its way to `start`, which is behind while somebody types on. */
  const kept = useRef(new Set<string>())

  function seek(text: string) {
    const keywords = numberPasted(text)
    setSought(keywords)
    if (keywords === sought) return
    kept.current.add(keywords)
    keep?.(keywords)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    const timer = setTimeout(() => seek(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another start is followed
  useEffect(() => {
    const own = kept.current.has(start)
    const keywords = numberPasted(start)
    if (keywords === sought) kept.current.clear()
    if (own || keywords === sought) return
    setTyped(start)
    setSought(keywords)
  }, [start])

  return {
    typed,
    /** Without the spaces round it, of a number that was copied with its name the number; '' for no search. */
    sought,
    type: (text: string) => {
      setTyped(text)
      // Taking the search away needs no second thought.
      if (text === '') seek('')
    },
    settle: () => seek(typed),
  }
}
