import { useElementScrollRestoration } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { afterFrame } from '#src/words/afterFrame.ts'

/**
 * Whether the first frame is on the screen, which has only what is seen; the rest comes after it. Where the way back
 * leads further down a screen than its top, or a reload does, it has all of it at once.
 */
export function useShown() {
  const left = useElementScrollRestoration({ getElement: () => globalThis.window })
  const [shown, setShown] = useState((left?.scrollY ?? 0) > 0)
  useEffect(() => afterFrame(() => startTransition(() => setShown(true))), [])
  return shown
}
