import { useEffect, useRef, useSyncExternalStore } from 'react'
import { buzz } from './buzz.ts'
import { cx } from './cx.ts'
import styles from './Toaster.module.css'
import { ToastTold } from './ToastTold.tsx'
import { onToast, toastNow } from './toasts.ts'

const none = () => null

/** Pixels of the window below what is seen of it: an on-screen keyboard lies over them. */
function hiddenBelow() {
  const { visualViewport: seen, innerHeight } = window
  return seen ? Math.max(0, innerHeight - seen.offsetTop - seen.height) : 0
}

/** Where toasts appear: one for the whole app, above any sheet. */
export function Toaster() {
  const now = useSyncExternalStore(onToast, toastNow, none)
  const box = useRef<HTMLDivElement>(null)
  const id = now?.id
  const kind = now?.kind

  useEffect(() => {
    const element = box.current
    // Browsers without popovers show the box where it is, which is above all but sheets.
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    element.style.translate = `0 -${hiddenBelow()}px`
    if (id !== undefined) element.showPopover()
  }, [id])

  useEffect(() => {
    if (id !== undefined && kind && kind !== 'plain') buzz(kind)
  }, [id, kind])

  return (
    <>
      <ToastTold />
      <div ref={box} popover="manual" className={styles.box} aria-hidden="true">
        {now && <span className={cx(styles.toast, styles[now.kind])}>{now.text}</span>}
      </div>
    </>
  )
}
