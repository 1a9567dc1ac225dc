import { type RefObject, useSyncExternalStore } from 'react'
import { onToast, toastNow } from './toasts.ts'

const none = () => undefined

/**
 * Tells screen readers the word that is shown: within the sheet on top, where one is open, since nothing else is heard then.
 * `sheet`: the one that it stands in.
 */
export function ToastTold({ sheet }: { sheet?: RefObject<HTMLDialogElement | null> }) {
  const told = () => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1)
    return top === (sheet?.current ?? undefined) ? toastNow()?.text : undefined
  }
  const text = useSyncExternalStore(onToast, told, none)
  return (
    <div className="visuallyHidden" role="status">
      {text}
    </div>
  )
}
