import { useState } from 'react'
import { draftKey } from '#src/session/draftKey.ts'
import { dropTyped, readTyped } from '#src/ui/typed.ts'

/** A change that is open as long as something of it is kept unsent on this device. */
export function useChange(form: string) {
  const key = draftKey(form)
  const [kept] = useState(() => Object.keys(readTyped(key)).length > 0)
  const [isOpen, setOpen] = useState(kept)
  return {
    key,
    isOpen,
    /** It was begun before this screen was opened. */
    kept,
    open: () => setOpen(true),
    close: () => {
      dropTyped(key)
      setOpen(false)
    },
  }
}

export type Change = ReturnType<typeof useChange>
