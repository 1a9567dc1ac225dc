import { useEffect, useState } from 'react'
import { isOwnDraft } from '#src/session/draftKey.ts'

/** The look at a form that is on the screen, by the form's draft. */
const onScreen = new Map<string, symbol>()

/**
 * Where the person is once an answer has come. here: still at this look at the form. left: somewhere else, and is told there, not
 * led away. other: at a later look at the form, which hears it too, or signed out, and it is nobody else's to know.
 */
type Standing = 'here' | 'left' | 'other'

/** Answers how to ask for it, also after the form was left. */
export function useStanding(draftKey: string): () => Standing {
  const [own] = useState(() => Symbol(draftKey))

  useEffect(() => {
    onScreen.set(draftKey, own)
    return () => {
      if (onScreen.get(draftKey) === own) onScreen.delete(draftKey)
    }
  }, [draftKey, own])

  return () => {
    if (onScreen.get(draftKey) === own) return 'here'
    return onScreen.has(draftKey) || !isOwnDraft(draftKey) ? 'other' : 'left'
  }
}
