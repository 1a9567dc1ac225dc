import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/Button.tsx'
import styles from './LoginFailure.module.css'
import { loginGate } from './loginGate.ts'

/** Specification §8, 401: "Login failure", "Please log in again", no cancel; confirming goes to the sign-in and back. */
export function LoginFailure() {
  const closed = useSyncExternalStore(loginGate.watch, loginGate.isClosed, () => false)
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  const { t } = useLingui()
  const again = t`Please log in again`
  const why = loginGate.why()

  useEffect(() => {
    if (closed) dialog.current?.showModal()
    else dialog.current?.close()
  }, [closed])

  async function confirm() {
    loginGate.open()
    // The token is gone already, so the guard turns this very route into a way to the sign-in and back.
    await router.invalidate()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="login-failure"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="login-failure">
        <Trans>Login failure</Trans>
      </h2>
      {why && why !== again && <p>{why}</p>}
      <p>{again}</p>
      <Button onClick={confirm}>
        <Trans>OK</Trans>
      </Button>
    </dialog>
  )
}
