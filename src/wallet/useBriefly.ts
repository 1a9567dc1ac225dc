import { useEffect, useState } from 'react'

/** Whether something goes on, and not for longer than this yet, milliseconds. */
export function useBriefly(goesOn: boolean, within: number): boolean {
  const [late, setLate] = useState(false)

  useEffect(() => {
    if (!goesOn) return
    const timer = setTimeout(() => setLate(true), within)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [goesOn, within])

  return goesOn && !late
}
