import { type ComponentType, lazy } from 'react'
import { withWords } from '#src/words/loadWords.ts'

/**
 * A newcomer's first step, as a line or a row: with words of its own, which are no part of a start. Where it does not come
 * `instead` stands there, and nothing is said.
 */
export const lazyFirst = (name: 'FirstLine' | 'FirstRow', instead: ComponentType) =>
  lazy<ComponentType>(() =>
    withWords(import('./FirstLine.tsx')).then(
      (it) => ({ default: it[name] }),
      () => ({ default: instead }),
    ),
  )
