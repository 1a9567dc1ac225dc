import { useEffect, useState } from 'react'

/** Seconds that are left, by the wall clock: a phone that slept does not count too long. */
export function useCountdown() {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    look()
    const timer = setInterval(() => {
      look()
      if (Date.now() >= end) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [end])

  return { left, start: (seconds: number) => setEnd(Date.now() + seconds * 1000) }
}
