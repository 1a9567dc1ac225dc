import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { saveFile } from '#src/ui/saveFile.ts'
import { toast } from '#src/ui/toasts.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { factsText } from '#src/words/factsText.ts'
import type { Line } from './flow-words.ts'
import { ReceiptPaper } from './ReceiptPaper.tsx'
import { useReceipt } from './useReceipt.ts'

/** A line as a text file, to be kept or sent on, and on paper; both work with no network. */
export function SaveReceipt({ line }: { line: Line }) {
  const receipt = useReceipt(line)
  const locale = useLocale()
  function save() {
    // Without the mark at its beginning some systems take a text for one of another alphabet.
    const file = new File(
      ['\uFEFF', factsText(receipt(), locale)],
      `bitwave-receipt-${line.id}.txt`,
      {
        type: 'text/plain;charset=utf-8',
      },
    )
    saveFile(file).catch((error: unknown) => toast(String(error), 'bad'))
  }
  return (
    <>
      <Button kind="plain" icon={<Icon name="receipt" size={20} />} onClick={save}>
        <Trans>Save a receipt</Trans>
      </Button>
      <Button kind="plain" onClick={() => window.print()}>
        <Trans>Print the receipt</Trans>
      </Button>
      <ReceiptPaper receipt={receipt} />
    </>
  )
}
