import { useLingui } from '@lingui/react/macro'
import { Button } from './Button.tsx'
import { toast } from './toasts.ts'

/** Brings what is on the clipboard. None where the browser gives pages no clipboard, as without https. */
export function PasteButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useLingui()
  if (typeof navigator === 'undefined' || !navigator.clipboard?.readText) return null

  async function paste() {
    try {
      onText((await navigator.clipboard.readText()).trim())
    } catch {
      // The person or the browser said no.
      toast(t`Could not paste. Touch and hold the field instead.`, 'bad')
    }
  }

  return <Button kind="tag" onClick={() => void paste()}>{t`Paste`}</Button>
}
