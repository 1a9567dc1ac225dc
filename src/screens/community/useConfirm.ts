import { useRef, useState } from 'react'

/** A question before something is done: `ask` is answered by the person. */
export function useConfirm<Asked>() {
  const [asked, setAsked] = useState<Asked>()
  const tell = useRef<(yes: boolean) => void>(undefined)

  function answer(yes: boolean) {
    setAsked(undefined)
    tell.current?.(yes)
    tell.current = undefined
  }

  return {
    asked,
    ask: (next: Asked): Promise<boolean> => {
      answer(false)
      setAsked(next)
      return new Promise((resolve) => {
        tell.current = resolve
      })
    },
    answer,
  }
}
