import { useEffect, useEffectEvent, useState } from 'react'
import { buzz } from './buzz.ts'

/** Pixels that the finger travels before letting go refreshes. */
const FAR_ENOUGH = 120
/** Pixels before a movement counts as a pull. */
const SLACK = 8
/** Pixels at both sides that belong to the back-swipe of the system. */
const EDGE = 30

const mayStart = ({ clientX }: Touch) =>
  window.scrollY <= 0 &&
  !document.querySelector('dialog[open]') &&
  clientX > EDGE &&
  clientX < window.innerWidth - EDGE

/** How far a pull is, 0 to 1; undefined where the movement is none, such as a scroll or a swipe. */
function pullOf(from: Touch, touch: Touch, before: number) {
  const down = touch.clientY - from.clientY
  const aside = Math.abs(touch.clientX - from.clientX)
  if (before === 0 && (down < 0 || aside > down)) return undefined
  return down > SLACK ? Math.min(1, down / FAR_ENOUGH) : 0
}

/**
 * Pull to refresh, since an installed app on iOS has none of its own.
 * Answers how far the pull is, 0 to 1. React's own touchmove cannot be prevented, so it listens by itself.
 */
export function usePull(enabled: boolean, onPulled: () => unknown) {
  const [pull, setPull] = useState(0)
  const pulled = useEffectEvent(onPulled)

  useEffect(() => {
    if (!enabled) return
    let from: Touch | undefined
    let share = 0

    const show = (next: number) => {
      // Far enough: letting go refreshes.
      if (next === 1 && share < 1) buzz('good')
      share = next
      setPull(next)
    }
    const start = ({ touches }: TouchEvent) => {
      const [touch] = touches
      from = touch && touches.length === 1 && mayStart(touch) ? touch : undefined
    }
    const move = (event: TouchEvent) => {
      const [touch] = event.touches
      const next = from && touch && pullOf(from, touch, share)
      if (next === undefined) {
        from = undefined
        return
      }
      if (next > 0 && event.cancelable) event.preventDefault()
      show(next)
    }
    const end = () => {
      if (from && share >= 1) void pulled()
      from = undefined
      show(0)
    }
    const cancel = () => {
      from = undefined
      show(0)
    }

    window.addEventListener('touchstart', start, { passive: true })
    window.addEventListener('touchmove', move, { passive: false })
    window.addEventListener('touchend', end)
    window.addEventListener('touchcancel', cancel)
    return () => {
      window.removeEventListener('touchstart', start)
      window.removeEventListener('touchmove', move)
      window.removeEventListener('touchend', end)
      window.removeEventListener('touchcancel', cancel)
    }
  }, [enabled])

  return pull
}
