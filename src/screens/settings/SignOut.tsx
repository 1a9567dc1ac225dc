import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { isInDoubt } from '#src/api/intent.ts'
import { lookUnsent, unsentAtom } from '#src/api/outbox.ts'
import { sayUnsure } from '#src/api/sayUnsure.ts'
import { signOut, signOutEverywhere } from '#src/api/signOut.ts'
import { Button } from '#src/ui/Button.tsx'
import { ForgottenDoubt } from '#src/ui/ForgottenDoubt.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Refusal } from '#src/ui/Refusal.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { thrownText } from '#src/ui/thrownText.ts'
import { toast } from '#src/ui/toasts.ts'

/** Ends the session, after asking: here alone, or on all devices. */
export function SignOut() {
  const { t } = useLingui()
  const { problem, busy, begin, leave, leaveAll } = useLeaving()
  const [asking, setAsking] = useState(false)
  const [doubt, setDoubt] = useState(false)
  const unsent = useAtomValue(unsentAtom)?.length

  function ask() {
    void lookUnsent()
    setDoubt(isInDoubt())
    begin()
    setAsking(true)
  }

  return (
    <>
      <Button kind="plain" icon={<Icon name="exit" size={20} />} onClick={ask}>
        <Trans>Sign out</Trans>
      </Button>
      <Sheet open={asking} onClose={() => setAsking(false)} title={t`Sign out?`} locked={busy}>
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
              This device keeps the hash of a wallet payment that Bitwave Farm has not been told of.
              It is removed too. Nothing is lost: the service finds the payment on the chain by
              itself.
            </Trans>
          </Note>
        ) : null}
        <Refusal problem={problem} />
        <Button kind="danger" aria-disabled={busy} onClick={() => void leave()}>
          <Trans>Sign out</Trans>
        </Button>
        <Button kind="plain" busy={busy} onClick={() => void leaveAll()}>
          <Trans>Sign all devices out</Trans>
        </Button>
        <Button kind="plain" aria-disabled={busy} onClick={() => setAsking(false)}>
          <Trans>Stay signed in</Trans>
        </Button>
      </Sheet>
    </>
  )
}

function useLeaving() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const arrive = () => navigate({ to: '/pages/login/index' })

  async function leave() {
    signOut()
    await arrive()
  }
  async function leaveAll() {
    setBusy(true)
    setProblem(undefined)
    try {
      await signOutEverywhere().catch(
        sayUnsure(t`No answer came, so other devices may still be signed in. Try again.`),
      )
      await arrive()
      toast(t`All devices are signed out`, 'good')
    } catch (error) {
      setProblem(thrownText(error))
    } finally {
      setBusy(false)
    }
  }
  return { problem, busy, begin: () => setProblem(undefined), leave, leaveAll }
}
