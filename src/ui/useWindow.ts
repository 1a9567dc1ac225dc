import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type LeftList, leaveList, leftAt, placeNow } from './left-list.ts'
import { leftBelow } from './leftBelow.ts'
import { listTop, noteListTop } from './list-tops.ts'
import { GUESS, type RowWindow, rowWindow } from './rowWindow.ts'
import { wentBack } from './wentBack.ts'

/** Lists up to this length come into the page whole, and stay in it. */
const WHOLE = 40

/** The first paint may be made where there is no layout. */
const useMeasure = typeof window === 'undefined' ? useEffect : useLayoutEffect

const isSame = (a: RowWindow, b: RowWindow) =>
  a.first === b.first && a.last === b.last && a.before === b.before && a.after === b.after

/** The first frame after a tap has only as many rows as fit the screen below what stands above the list. */
function firstOf(count: number, left: LeftList | undefined): RowWindow {
  if (left && left.near.last <= count) {
    return { ...left.near, after: left.near.after + (count - left.count) * GUESS }
  }
  const fit = Math.max(1, Math.ceil(leftBelow(listTop()) / GUESS))
  const last = Math.min(count, wentBack() ? WHOLE : fit)
  return { first: 0, last, before: 0, after: (count - last) * GUESS }
}

function measure(list: HTMLElement, heights: ReturnType<typeof rowWindow>) {
  for (const row of list.querySelectorAll<HTMLElement>('[data-row]'))
    heights.tell(Number(row.dataset['row']), row.getBoundingClientRect().height)
}

type Watched = {
  /** Of the rows that are known, those that are here: what comes back is looked at anew. */
  rows: readonly unknown[]
  /** How many are known. */
  count: number
  /** Is told which rows are near the screen. */
  onLook?: ((first: number, last: number) => void) | undefined
}

/** Which of so many rows are near the screen, and how much room the rest takes. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: all of it is one look, and part of the first load
export function useWindow({ rows, count, onLook }: Watched) {
  const list = useRef<HTMLUListElement>(null)
  const [place] = useState(placeNow)
  const [left] = useState(() => (wentBack() ? leftAt(place) : undefined))
  const looked = useRef(left !== undefined)
  const [heights] = useState(() => left?.heights ?? rowWindow())
  const [kept, setNear] = useState(() => firstOf(count, left))
  const near = kept.last === 0 ? firstOf(count, left) : kept
  const now = useRef(near)
  const tell = useEffectEvent((first: number, last: number) => onLook?.(first, last))
  const isAll = count <= WHOLE && near.first === 0 && near.last === count

  // The rows' heights are known only to who has measured them: without them the way back leads elsewhere.
  const leave = useEffectEvent(() => {
    if (count > WHOLE) leaveList(place, { heights, near: now.current, count })
  })
  useMeasure(() => () => leave(), [])

  // What was left far down begins at its top again, unless it was come back to.
  useMeasure(() => {
    if (count > 0 && !wentBack()) tell(0, firstOf(count, left).last)
  }, [])

  useMeasure(() => {
    const element = list.current
    if (isAll || !element) return
    if (now.current.last === 0) now.current = firstOf(count, left)
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const look = () => {
      frame = 0
      measure(element, heights)
      const from = -element.getBoundingClientRect().top
      if (!looked.current) noteListTop(window.scrollY - from)
      looked.current = true
      const view = { count, from, to: from + window.innerHeight }
      const old = now.current
      const next = count > WHOLE ? heights.step(old, view) : heights.step(old, view, Infinity)
      if (isSame(old, next)) return
      now.current = next
      setNear(next)
      soon()
    }
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        look()
        tell(now.current.first, now.current.last)
      })
    }
    if (looked.current) soon()
    // The way back begins with the room that it was left with, so that its place can be scrolled to.
    else if (wentBack()) look()
    else frame = requestAnimationFrame(() => (timer = setTimeout(look)))
    // A list in a sheet moves with the sheet, whose scrolling is heard on its way down only.
    window.addEventListener('scroll', soon, { passive: true, capture: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      window.removeEventListener('scroll', soon, { capture: true })
      window.removeEventListener('resize', soon)
    }
  }, [rows, count, isAll, heights, left])

  const last = Math.min(near.last, count)
  return { list, ...near, first: Math.min(near.first, last), last, heightOf: heights.heightOf }
}
