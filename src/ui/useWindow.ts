import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { GUESS, type RowWindow, rowWindow } from './rowWindow.ts'
import { wentBack } from './wentBack.ts'

/** Lists up to this length are shown whole. */
const WHOLE = 40
/** Pixels above and below the screen that are kept ready. */
const AHEAD = 500

/** The first paint may be made where there is no layout. */
const useMeasure = typeof window === 'undefined' ? useEffect : useLayoutEffect

const isSame = (a: RowWindow, b: RowWindow) =>
  a.first === b.first && a.last === b.last && a.before === b.before && a.after === b.after

/** The first frame after a tap has only as many rows as fit the screen; to ask for the window's height takes a layout. */
function firstOf(count: number): RowWindow {
  const fit = typeof screen === 'undefined' ? WHOLE : Math.ceil(screen.height / GUESS)
  const last = Math.min(count, wentBack() ? WHOLE : fit)
  return { first: 0, last, before: 0, after: (count - last) * GUESS }
}

/** Whether the first frame is on the screen. */
function useShown() {
  const [shown, setShown] = useState(wentBack)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return shown
}

/** Which of so many rows are near the screen, and how much room the rest takes. */
export function useWindow(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [rows] = useState(rowWindow)
  const shown = useShown()
  const [looked, setNear] = useState(() => firstOf(count))
  const near = shown ? looked : firstOf(count)
  const whole = count <= (shown ? WHOLE : near.last)

  useMeasure(() => {
    const element = list.current
    if (whole || !shown || !element) return
    let frame = 0

    const look = () => {
      frame = 0
      for (const row of element.querySelectorAll<HTMLElement>('[data-row]')) {
        rows.tell(Number(row.dataset['row']), row.getBoundingClientRect().height)
      }
      const from = -element.getBoundingClientRect().top - AHEAD
      const to = from + window.innerHeight + 2 * AHEAD
      setNear((old) => {
        const next = rows.look(old, { count, from, to })
        return isSame(old, next) ? old : next
      })
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    // A list in a sheet moves with the sheet, whose scrolling is heard on its way down only.
    window.addEventListener('scroll', soon, { passive: true, capture: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon, { capture: true })
      window.removeEventListener('resize', soon)
    }
  }, [count, whole, shown, rows])

  if (whole) return { list, first: 0, last: count, before: 0, after: 0 }
  const last = Math.min(near.last, count)
  return { list, ...near, first: Math.min(near.first, last), last }
}
