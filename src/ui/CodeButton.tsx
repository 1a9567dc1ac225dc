import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from './Button.tsx'
import styles from './CodeButton.module.css'
import type { useCountdown } from './useCountdown.ts'

type CodeButtonProps = {
  /** Answers the seconds until the next; what fails there is told there. */
  onSend: () => Promise<number | undefined>
  /** With the name of a draft (`<draft>.code`) it outlives the app. */
  countdown: ReturnType<typeof useCountdown>
}

/** Send Code, the seconds to wait, Resend Code (specification §4). */
export function CodeButton({ onSend, countdown: { left, start, waited } }: CodeButtonProps) {
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    try {
      const seconds = await onSend()
      if (seconds !== undefined) start(seconds)
    } finally {
      setBusy(false)
    }
  }

  if (left > 0) {
    return (
      <span className={styles.left}>
        <Trans>{left} seconds to retry</Trans>
      </span>
    )
  }
  return (
    <Button kind="tag" busy={busy} onClick={() => void send()}>
      {waited ? <Trans>Resend Code</Trans> : <Trans>Send Code</Trans>}
    </Button>
  )
}
