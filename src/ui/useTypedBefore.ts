import { type RefObject, useEffect, useEffectEvent } from 'react'

type Field = RefObject<HTMLInputElement | HTMLTextAreaElement | null>

/**
 * For a field of a form that is painted before the app has come: tells what was typed into it by then, which React hears nothing
 * of. `known` is what the app takes to stand there.
 */
export function useTypedBefore(field: Field, known: string, tell: (text: string) => void) {
  const look = useEffectEvent(() => {
    const text = field.current?.value ?? known
    if (text !== known) tell(text)
  })
  useEffect(() => look(), [])
}
