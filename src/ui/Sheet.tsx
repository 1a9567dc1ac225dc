import { useLingui } from '@lingui/react/macro'
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from './Icon.tsx'
import styles from './Sheet.module.css'
import { ToastTold } from './ToastTold.tsx'
import { tellAgain, toastNow } from './toasts.ts'

type SheetProps = {
  open: boolean
  /** Asked to close: Escape, the way back, a tap beside the sheet, on its handle, or on a desk on its cross. */
  onClose: () => void
  title: ReactNode
  /** Something is being sent: it does not close by a slip of the finger. */
  locked?: boolean
  children: ReactNode
}

/** A bottom sheet: a native dialog, which keeps the focus inside and gives it back. */
export function Sheet({ open, onClose, title, locked = false, children }: SheetProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // Before it leaves the page: one that is gone already gives the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    heading.current?.focus()
    return () => {
      element.close()
      tellAgain()
    }
  }, [open])

  const ask = () => {
    if (!locked) onClose()
  }

  // A browser closes it by itself where the way back is pressed twice, whatever was said to the first.
  const closed = () => {
    if (!open || dialog.current?.open) return
    if (locked) dialog.current?.showModal()
    else onClose()
  }

  return (
    // Escape, which a dialog hears by itself, is the keyboard's way to do what the tap beside it does.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.sheet}
      onCancel={(event) => {
        // What a sheet on top of this one asks comes by here as well.
        if (event.target !== dialog.current) return
        event.preventDefault()
        ask()
      }}
      onClose={(event) => {
        if (event.target === dialog.current) closed()
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === dialog.current) ask()
      }}
    >
      {open && (
        <div className={styles.content}>
          <button type="button" className={styles.handle} aria-label={t`Close`} onClick={ask}>
            <Icon name="close" size={20} />
          </button>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          {children}
          <Told sheet={dialog} />
        </div>
      )}
    </dialog>
  )
}

/** What is told while it is open. */
function Told({ sheet }: { sheet: RefObject<HTMLDialogElement | null> }) {
  const [before] = useState(toastNow)
  return <ToastTold sheet={sheet} before={before} />
}
