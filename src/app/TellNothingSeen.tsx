import type { ReactNode } from 'react'
import { useAnySeen } from '#src/api/what-is-shown.ts'
import { NothingSeen } from '#src/ui/NothingSeen.ts'

/** Tells the parts of a screen whether nothing of it is there: one of them says so then. */
export const TellNothingSeen = ({ children }: { children: ReactNode }) => (
  <NothingSeen value={!useAnySeen()}>{children}</NothingSeen>
)
