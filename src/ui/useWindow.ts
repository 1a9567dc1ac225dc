import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Lists up to this length are shown whole. */
const WHOLE = 40
/** Pixels above and below the screen that are kept ready. */
const AHEAD = 500
/** Pixels that a row is taken for until one was measured. */
const GUESS = 69

/** The server and the first paint know no layout. */
const useMeasure = typeof window === 'undefined' ? useEffect : useLayoutEffect

type Heights = { known: Map<number, number>; sum: number }

const averageOf = ({ known, sum }: Heights) => (known.size ? sum / known.size : GUESS)

function measure(list: HTMLElement, heights: Heights) {
  for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const at = Number(row.dataset['row'])
    const height = row.getBoundingClientRect().height
    heights.sum += height - (heights.known.get(at) ?? 0)
    heights.known.set(at, height)
  }
}

/** Which of so many rows are near the screen: `first` up to before `last`, with `before` and `after` pixels of room for the rest. */
export function useWindow(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const heights = useRef<Heights>({ known: new Map(), sum: 0 })
  const [range, setRange] = useState({ first: 0, last: Math.min(count, WHOLE), row: GUESS })
  const whole = count <= WHOLE

  useMeasure(() => {
    const element = list.current
    if (whole || !element) return
    let frame = 0

    const look = () => {
      frame = 0
      measure(element, heights.current)
      const row = averageOf(heights.current)
      const top = -element.getBoundingClientRect().top
      const first = Math.max(0, Math.min(count - 1, Math.floor((top - AHEAD) / row)))
      const last = Math.min(count, Math.ceil((top + window.innerHeight + AHEAD) / row))
      setRange((old) =>
        old.first === first && old.last === last
          ? old
          : { first, last: Math.max(last, first + 1), row },
      )
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
    }
  }, [count, whole])

  if (whole) return { list, first: 0, last: count, before: 0, after: 0 }
  const last = Math.min(range.last, count)
  const first = Math.min(range.first, last)
  return { list, first, last, before: first * range.row, after: (count - last) * range.row }
}
