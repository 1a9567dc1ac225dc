import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { useCountdown } from './useCountdown.ts'

/** Send Code, the seconds to wait, Resend Code (specification §4). `onSend` answers the seconds until the next; what fails there is told there. */
export function CodeButton({ onSend }: { onSend: () => Promise<number | undefined> }) {
  const { left, start } = useCountdown()
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    try {
      const seconds = await onSend()
      if (seconds === undefined) return
      setSent(true)
      start(seconds)
    } finally {
      setBusy(false)
    }
  }

  if (left > 0) {
    return (
      <span>
        <Trans>{left} seconds to retry</Trans>
      </span>
    )
  }
  return (
    <Button kind="tag" busy={busy} onClick={() => void send()}>
      {sent ? <Trans>Resend Code</Trans> : <Trans>Send Code</Trans>}
    </Button>
  )
}
