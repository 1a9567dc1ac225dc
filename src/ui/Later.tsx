import type { ReactNode } from 'react'
import { leftBelow } from './leftBelow.ts'
import { useShown } from './useShown.ts'

type LaterProps = {
  /** Pixels from the top of the screen down to where it begins, at the least. */
  below: number
  children: ReactNode
}

/** The foot of a screen: comes after the first frame, unless it may be in view. */
export function Later({ below, children }: LaterProps) {
  const shown = useShown()
  return shown || leftBelow(below) > 0 ? children : null
}
