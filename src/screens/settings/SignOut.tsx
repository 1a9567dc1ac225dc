import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { isInDoubt } from '#src/api/intent.ts'
import { lookUnsent, unsentAtom } from '#src/api/outbox.ts'
import { signOut } from '#src/api/signOut.ts'
import { Button } from '#src/ui/Button.tsx'
import { ForgottenDoubt } from '#src/ui/ForgottenDoubt.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'

/** Ends the session, after asking. */
export function SignOut() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [doubt, setDoubt] = useState(false)
  const unsent = useAtomValue(unsentAtom)?.length

  function ask() {
    void lookUnsent()
    setDoubt(isInDoubt())
    setAsking(true)
  }

  async function leave() {
    signOut()
    await navigate({ to: '/pages/login/index' })
  }

  return (
    <>
      <Button kind="plain" icon={<Icon name="exit" size={20} />} onClick={ask}>
        <Trans>Sign out</Trans>
      </Button>
      <Sheet open={asking} onClose={() => setAsking(false)} title={t`Sign out?`}>
        <p>
          <Trans>
            What was saved of your account on this device is removed. Your balances and orders stay
            as they are.
          </Trans>
        </p>
        {doubt && <ForgottenDoubt />}
        {unsent ? (
          <Note kind="amber">
            <Trans>
              A payment of your wallet is kept here that Bitwave Farm has not been told of. Its hash
              is removed too. Nothing is lost: the service finds the payment on the chain by itself.
            </Trans>
          </Note>
        ) : null}
        <Button kind="danger" onClick={() => void leave()}>
          <Trans>Sign out</Trans>
        </Button>
        <Button kind="plain" onClick={() => setAsking(false)}>
          <Trans>Stay signed in</Trans>
        </Button>
      </Sheet>
    </>
  )
}
