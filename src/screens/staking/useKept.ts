import { useCallback, useEffect, useState } from 'react'
import { handInKept, keptOf } from '#src/api/ticket-outbox.ts'
import { useReachable } from '#src/api/useReachable.ts'
import { useReturned } from '#src/api/useReturned.ts'

/**
 * The payment of a ticket's that this device keeps because the service has not taken it yet. It is handed over at the start, when
 * the page is in view again, and once the service can be reached again: nobody is signed in here whose outbox would be told.
 */
export function useKept(ticket: string) {
  const [kept, setKept] = useState(() => keptOf(ticket))
  const reachable = useReachable()
  const look = useCallback(() => setKept(keptOf(ticket)), [ticket])
  const handIn = useCallback(() => void handInKept().then(look), [look])
  useReturned(handIn)
  useEffect(() => {
    if (reachable) handIn()
  }, [reachable, handIn])
  return { kept, look }
}
