import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, type ButtonKind } from './Button.tsx'
import { copyText } from './copyText.ts'
import { Icon } from './Icon.tsx'
import { toast } from './toasts.ts'

type ShareButtonProps = {
  url: string
  kind?: ButtonKind
  className?: string | undefined
  /** To the clipboard, whatever the system has: where the words beside it say to paste it. */
  copies?: boolean
  children: ReactNode
}

/** Gives a link to the system's own sheet where there is one, else to the clipboard. */
export function ShareButton({ url, kind, children, className, copies }: ShareButtonProps) {
  const { t } = useLingui()

  async function share() {
    if (!copies && 'share' in navigator) return navigator.share({ url }).catch(tellUnlessClosed)
    return copy()
  }

  /** Closing the system's own sheet is no failure; anything else leaves the link to copy. */
  function tellUnlessClosed(error: unknown) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    return copy()
  }

  async function copy() {
    if (await copyText(url)) toast(t`Link copied`, 'good')
    else toast(t`Could not copy. Select the link instead.`, 'bad')
  }

  return (
    <Button
      kind={kind}
      icon={<Icon name={copies ? 'copy' : 'share'} size={20} />}
      className={className}
      onClick={() => void share()}
    >
      {children}
    </Button>
  )
}
