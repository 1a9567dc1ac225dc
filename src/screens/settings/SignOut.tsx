import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { signOut } from '#src/api/signOut.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'

/** Ends the session, after asking. */
export function SignOut() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    await signOut()
    await navigate({ to: '/pages/login/index' })
  }

  return (
    <>
      <Button kind="plain" icon={<Icon name="exit" size={20} />} onClick={() => setAsking(true)}>
        <Trans>Sign out</Trans>
      </Button>
      <Sheet open={asking} onClose={() => setAsking(false)} title={t`Sign out?`} locked={busy}>
        <p>
          <Trans>
            What was saved of your account on this device is removed. Your balances and orders stay
            as they are.
          </Trans>
        </p>
        <Button kind="danger" busy={busy} onClick={() => void leave()}>
          <Trans>Sign out</Trans>
        </Button>
        <Button kind="plain" onClick={() => setAsking(false)}>
          <Trans>Stay signed in</Trans>
        </Button>
      </Sheet>
    </>
  )
}
