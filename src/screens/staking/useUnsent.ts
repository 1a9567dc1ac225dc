import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { lookUnsent, unsentAtom } from '#src/api/outbox.ts'
import { memberAtom } from '#src/session/session.ts'

/** The payments that this device keeps because the service has not taken them yet; null until it was looked at. */
export function useUnsent() {
  const unsent = useAtomValue(unsentAtom)
  const member = useAtomValue(memberAtom)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a start may know whose session it is before it knows the member
  useEffect(() => {
    void lookUnsent()
  }, [member])
  return unsent
}
