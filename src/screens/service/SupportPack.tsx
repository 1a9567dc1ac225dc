import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { copyText } from '#src/ui/copyText.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { saveFile } from '#src/ui/saveFile.ts'
import { toast } from '#src/ui/toasts.ts'
import { deviceFacts } from './deviceFacts.ts'
import styles from './SupportPack.module.css'
import { useSupportText } from './useSupportText.ts'

/** What to send along with a question: shown first, copied or saved on a tap, sent by nobody but the member. */
export function SupportPack() {
  const [text, setText] = useState<string>()
  const textOf = useSupportText()
  const tell = (error: unknown) => toast(String(error), 'bad')
  return (
    <>
      <Button
        kind="plain"
        icon={<Icon name="info" size={20} />}
        onClick={() => void deviceFacts().then((device) => setText(textOf(device)), tell)}
      >
        <Trans>Facts for customer service</Trans>
      </Button>
      <Sheet
        open={text !== undefined}
        onClose={() => setText(undefined)}
        title={<Trans>Facts for customer service</Trans>}
      >
        {text !== undefined && <Content text={text} />}
      </Sheet>
    </>
  )
}

function Content({ text }: { text: string }) {
  const { t } = useLingui()
  async function copy() {
    if (await copyText(text)) toast(t`Copied`, 'good')
    else toast(t`Could not copy. Select the text instead.`, 'bad')
  }
  const save = () =>
    saveFile(
      new File(['\uFEFF', text], 'bitwave-support.txt', { type: 'text/plain;charset=utf-8' }),
    )
  return (
    <>
      <Note>
        <Trans>
          Nothing is sent by itself. Read it, then copy it into your email. Your token, password,
          mail and whole address are not in it.
        </Trans>
      </Note>
      <pre className={styles.text} data-plain="record">
        {text}
      </pre>
      <Button onClick={() => void copy()}>
        <Trans>Copy</Trans>
      </Button>
      <Button
        kind="plain"
        onClick={() => void save().catch((error: unknown) => toast(String(error), 'bad'))}
      >
        <Trans>Save as a file</Trans>
      </Button>
    </>
  )
}
