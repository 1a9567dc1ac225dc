import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropTyped, readTyped, writeTyped } from './typed.ts'

/** Keeps what is typed into a form until it is sent: while typing, and at the moment the app is put aside. */
export function useDraft(key: string | undefined, form: RefObject<HTMLFormElement | null>) {
  const [draft] = useState(() => readTyped(key))
  const open = useRef(false)

  function write() {
    if (key && open.current && form.current) writeTyped(key, form.current)
  }

  // What was typed before the app had come is told by no event.
  const begin = useEffectEvent(() => form.current && isTyped(form.current) && keep())
  useEffect(() => void begin(), [])

  useEffect(() => {
    if (!key) return
    const aside = () => {
      if (open.current && document.hidden && form.current) writeTyped(key, form.current)
    }
    document.addEventListener('visibilitychange', aside)
    return () => document.removeEventListener('visibilitychange', aside)
  }, [key, form])

  function keep() {
    open.current = true
    // Fields that hold their exact figure beside what is typed take it over with the next paint.
    setTimeout(write)
  }

  return {
    draft,
    keep,
    drop() {
      open.current = false
      dropTyped(key)
    },
  }
}

const isTyped = (form: HTMLFormElement) =>
  [...form.elements].some(
    (it) =>
      (it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement) &&
      it.value !== it.defaultValue,
  )
