import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { State } from './State.tsx'

type CheckingProps = {
  /** Asks again with the same key. */
  onCheck: () => Promise<unknown>
  /** What was sent. */
  children: ReactNode
}

/** Money was sent on its way and no answer came: neither done nor failed, and asked about again. */
export function Checking({ onCheck, children }: CheckingProps) {
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

  const place = useRef<HTMLDivElement>(null)
  // What was pressed is gone or hidden: the keyboard and the screen reader are led to what stands in its place.
  useLayoutEffect(() => {
    const at = document.activeElement
    if (at && at !== document.body && at.getClientRects().length > 0) return
    const heading = place.current?.querySelector('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [])

  // After a restart nobody has asked yet; where it is being asked already, this joins in.
  const first = useEffectEvent(check)
  useEffect(() => void first(), [])

  return (
    <div ref={place}>
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
        {children}
      </State>
    </div>
  )
}
