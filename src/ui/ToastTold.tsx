import { type RefObject, useSyncExternalStore } from 'react'
import { onToast, type ToastNow, toastNow } from './toasts.ts'

const none = () => undefined

type ToastToldProps = {
  /** The one that it stands in. */
  sheet?: RefObject<HTMLDialogElement | null>
  /** What was told before that opened, and is not told again. */
  before?: ToastNow | null
}

/**
 * Tells screen readers the word that is shown: within the sheet on top, where one is open, since nothing else is heard then.
 */
export function ToastTold({ sheet, before }: ToastToldProps) {
  const told = () => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1)
    const now = toastNow()
    return top === (sheet?.current ?? undefined) && now !== before ? now?.text : undefined
  }
  const text = useSyncExternalStore(onToast, told, none)
  return (
    <div className="visuallyHidden" role="status">
      {text}
    </div>
  )
}
