import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useReachable } from '#src/api/useReachable.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { InstallSheet } from './InstallSheet.tsx'
import styles from './Settings.module.css'
import { type PushState, usePushes } from './usePushes.ts'

/** Whether the member is told of news on this device while the app is closed. The browser asks on a tap and never before. */
export function Pushes() {
  const { state, wanted, error, change } = usePushes()
  const reachable = useReachable()
  const on = state === 'on'
  const can = on || (state === 'off' && reachable)
  return (
    <Card>
      <Checkbox
        checked={wanted ?? on}
        disabled={!can}
        aria-busy={wanted !== undefined}
        problem={error !== undefined && <NotDone />}
        // Not switched off meanwhile: it would lose the focus.
        onChange={({ target }) => wanted === undefined && void change(target.checked)}
      >
        <span className={styles.choice}>
          <Trans>Notifications on this device</Trans>
        </span>
        <PushWords state={state} reachable={reachable} />
      </Checkbox>
      {state === 'install' && <Install />}
    </Card>
  )
}

const NotDone = () => (
  <Trans>
    This could not be switched on: the browser reached no push service, or the service did not
    answer. Your messages are in the app all the same.
  </Trans>
)

type PushWordsProps = { state: PushState | undefined; reachable: boolean }

function PushWords({ state, reachable }: PushWordsProps) {
  switch (state) {
    case 'on':
      return <Trans>You are told when there is a new message. It ends when you sign out.</Trans>
    case 'denied':
      return (
        <Trans>
          Blocked for this app. Allow notifications in the browser’s settings for this site, or in
          the phone’s settings for the app, and come back.
        </Trans>
      )
    case 'install':
      return <Trans>This device shows them for the installed app only.</Trans>
    case 'unsupported':
      return <Trans>This browser cannot show any. Messages in the app say the same.</Trans>
    case 'workerless':
      return (
        <Trans>
          Not in this browser: like the browsers of wallets, it runs nothing of the app while the
          app is closed. Open the app in the phone’s own browser.
        </Trans>
      )
    case 'keyless':
      return <Trans>This farm sends none. Messages in the app say the same.</Trans>
    default:
      return reachable ? (
        <Trans>Get told of new messages while the app is closed. The browser asks you first.</Trans>
      ) : (
        <Trans>This can be switched on once you are connected.</Trans>
      )
  }
}

function Install() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="chip" onClick={() => setOpen(true)}>
        <Trans>How to install</Trans>
      </Button>
      <InstallSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
