import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Which point of a chart is read: the one under the finger or pointer, or the one that the arrow keys reached. */
export function useReading(count: number) {
  const [at, setAt] = useState<number>()

  function point(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const place = Math.floor(((event.clientX - left) / width) * count)
    setAt(Math.max(0, Math.min(count - 1, place)))
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (event.key === 'Escape') setAt(undefined)
    if (!step) return
    event.preventDefault()
    setAt((old) => Math.max(0, Math.min(count - 1, (old ?? count - (step < 0 ? 0 : 1)) + step)))
  }

  // The sheet that says where the reading comes from takes the focus, and the reading stays below it.
  const away = () => document.querySelector('dialog:modal') === null && setAt(undefined)
  return {
    at: at !== undefined && at < count ? at : undefined,
    /** For what is pointed at. */
    handlers: { onPointerDown: point, onPointerMove: point, onKeyDown },
    /** For all of the chart, its reading included. */
    leaving: {
      onPointerLeave: (event: PointerEvent) => {
        // A finger that lifts leaves the reading standing until the next tap elsewhere.
        if (event.pointerType === 'mouse') away()
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) away()
      },
    },
  }
}
