import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { lookUnsent, unsentAtom } from '#src/api/outbox.ts'

/** The payments that this device keeps because the service has not taken them yet; null until it was looked at. */
export function useUnsent() {
  const unsent = useAtomValue(unsentAtom)
  useEffect(() => {
    void lookUnsent()
  }, [])
  return unsent
}
