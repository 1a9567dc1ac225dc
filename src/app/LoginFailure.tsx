import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { toSignIn } from './guard.ts'
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
    // From a screen that visitors may see too: the guard alone would leave them there.
    await router.navigate(toSignIn(router.latestLocation))
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="login-failure"
      onCancel={(event) => event.preventDefault()}
      // A browser closes it by itself where Escape is pressed twice: what it says is still to be confirmed.
      onClose={() => loginGate.isClosed() && dialog.current?.showModal()}
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
