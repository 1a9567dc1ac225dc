import { useEffect, useState } from 'react'
import { dropTyped } from './typed.ts'
import { keepWait, readWait, secondsLeft, type Wait } from './waits.ts'

/** Seconds that are left, by the wall clock. With a draft's name it goes on after the app was closed. */
export function useCountdown(keep?: string) {
  const [wait, setWait] = useState<Wait | undefined>(() => readWait(keep, Date.now()))
  const [left, setLeft] = useState(() => (wait ? secondsLeft(wait, Date.now()) : 0))

  useEffect(() => {
    if (!wait) return
    const look = () => setLeft(secondsLeft(wait, Date.now()))
    look()
    const timer = setInterval(() => {
      look()
      if (Date.now() >= wait.until) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [wait])

  function start(seconds: number) {
    const from = Date.now()
    const next = { from, until: from + seconds * 1000 }
    keepWait(keep, next)
    setWait(next)
  }

  function end() {
    dropTyped(keep)
    setWait(undefined)
    setLeft(0)
  }

  return { left, start, end, waited: wait !== undefined }
}
