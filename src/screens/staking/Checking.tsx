import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { State } from '#src/ui/State.tsx'

/** A pledge was sent and no answer came: neither done nor failed, and asked about again with the same key. */
export function Checking({ onCheck }: { onCheck: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)

  async function check() {
    setBusy(true)
    try {
      await onCheck()
    } catch {
      // The call has told the person already; it can be asked again.
    } finally {
      setBusy(false)
    }
  }

  return (
    <State
      icon="clock"
      look="amber"
      title={<Trans>Unknown, checking</Trans>}
      action={
        <Button busy={busy} onClick={() => void check()}>
          <Trans>Ask again</Trans>
        </Button>
      }
    >
      <Trans>
        Your pledge was sent and no answer came. It will not be done twice: asking again finds out
        what became of it.
      </Trans>
    </State>
  )
}
