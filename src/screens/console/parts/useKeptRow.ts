import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Rows that are laid out otherwise are other elements, and the keyboard would begin at the top again: it is led back to the row
 * that it was on. Answers what listens where the rows are, in `place`.
 */
export function useKeptRow(place: RefObject<HTMLElement | null>, look: unknown) {
  const at = useRef(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the other look that takes the row away
  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return
    const row = place.current?.querySelectorAll(ROWS)[at.current]
    row?.querySelector<HTMLElement>('button')?.focus()
  }, [place, look])
  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest(ROWS)
      at.current = row ? [...(place.current?.querySelectorAll(ROWS) ?? [])].indexOf(row) : -1
    },
    onBlur: () => {
      at.current = -1
    },
  }
}

/** Of a table, or of a list. */
const ROWS = 'tbody > tr, [data-row]'
