import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropDraft, readDraft, writeDraft } from './drafts.ts'

/** Keeps what is typed into a form until it is sent: while typing, and at the moment the app is put aside. */
export function useDraft(key: string | undefined, form: RefObject<HTMLFormElement | null>) {
  const [draft] = useState(() => readDraft(key))
  const open = useRef(false)

  function write() {
    if (key && open.current && form.current) writeDraft(key, form.current)
  }

  // What was typed before the app had come is told by no event.
  const begin = useEffectEvent(() => form.current && isTyped(form.current) && keep())
  useEffect(() => void begin(), [])

  useEffect(() => {
    if (!key) return
    const aside = () => {
      if (open.current && document.hidden && form.current) writeDraft(key, form.current)
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
      dropDraft(key)
    },
  }
}

const isTyped = (form: HTMLFormElement) =>
  [...form.elements].some(
    (it) =>
      (it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement) &&
      it.value !== it.defaultValue,
  )
