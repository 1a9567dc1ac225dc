import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { handInAll } from '#src/api/outbox.ts'
import { explorerAtom } from '#src/session/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { Note } from '#src/ui/Note.tsx'

/** The wallet has sent the payment and the service does not know it yet: nothing more is to be paid. */
export function KeptPayment({ hash, onTold }: { hash: string; onTold: () => void }) {
  const explorer = useAtomValue(explorerAtom)
  const [busy, setBusy] = useState(false)

  async function tell() {
    setBusy(true)
    await handInAll().finally(() => setBusy(false))
    onTold()
  }

  return (
    <Card>
      <Note kind="amber">
        <Trans>
          Your wallet has sent the payment, but Bitwave Farm could not be told yet. Its hash is kept
          on this phone and handed over by itself. Do not pay again.
        </Trans>
      </Note>
      <HashLink hash={hash} explorer={explorer} copy />
      <Button kind="plain" busy={busy} onClick={() => void tell()}>
        <Trans>Hand it over now</Trans>
      </Button>
    </Card>
  )
}
