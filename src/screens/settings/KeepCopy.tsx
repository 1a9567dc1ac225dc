import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { chooseCopy } from '#src/session/chooseCopy.ts'
import { canKeepCopy, keepsCopyAtom } from '#src/session/copy.ts'
import { Card } from '#src/ui/Card.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { thrownText } from '#src/ui/thrownText.ts'
import { toast } from '#src/ui/toasts.ts'
import styles from './Settings.module.css'

/** Whether records are kept on this device to be read with no network, and what the browser promises for them. */
export function KeepCopy() {
  const keeps = useAtomValue(keepsCopyAtom)
  const promised = usePromised()
  if (!canKeepCopy()) return null
  const change = (keep: boolean) =>
    chooseCopy(keep).catch((error: unknown) => toast(thrownText(error), 'bad'))
  return (
    <Card>
      <Checkbox checked={keeps} onChange={({ target }) => void change(target.checked)}>
        <span className={styles.choice}>
          <Trans>Keep a copy on this device</Trans>
        </span>
        <CopyWords keeps={keeps} promised={promised} />
      </Checkbox>
    </Card>
  )
}

function CopyWords({ keeps, promised }: { keeps: boolean; promised: boolean }) {
  if (!keeps) return <Trans>Nothing is kept. With no network, records cannot be read.</Trans>
  if (promised) {
    return (
      <Trans>Records can be read with no network. The browser keeps them until you sign out.</Trans>
    )
  }
  return (
    <Trans>
      Records can be read with no network. The browser may remove them when space is short.
    </Trans>
  )
}

/** Whether the browser promised to remove nothing by itself. */
function usePromised(): boolean {
  const [promised, setPromised] = useState(false)
  useEffect(() => {
    navigator.storage
      ?.persisted?.()
      .then(setPromised)
      .catch(() => {})
  }, [])
  return promised
}
