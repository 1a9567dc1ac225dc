import { useLingui } from '@lingui/react/macro'
import { copyText } from './copyText.ts'
import { IconButton } from './IconButton.tsx'
import { toast } from './toasts.ts'

/** Copies a text and says whether it did. `label` names what is copied: "Copy the address". */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useLingui()

  async function copy() {
    if (await copyText(text)) toast(t`Copied`, 'good')
    else toast(t`Could not copy. Select the text instead.`, 'bad')
  }

  return <IconButton icon="copy" label={label} onClick={() => void copy()} />
}
