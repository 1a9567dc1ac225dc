import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Card } from '#src/ui/Card.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { clock } from '#src/words/clock.ts'
import { HashForm } from './HashForm.tsx'
import styles from './OpenOnPhone.module.css'

/** So long the service has to look for a transaction in vain before it takes another one, and some seconds, milliseconds. */
const IN_VAIN = 70_000

/**
 * Below what is looked for and not found: it may be mistyped, or lie on another chain. Not there at once, as a payment that was just
 * sent shows within seconds.
 */
export function OtherHash({ onHash }: { onHash: (hash: string) => Promise<unknown> }) {
  const [since] = useState(clock.now)
  if (useNow(1_000) - since < IN_VAIN) return null
  return (
    <Card>
      <details className={styles.fold}>
        <summary>
          <Trans>Enter another hash</Trans>
        </summary>
        <p>
          <Trans>
            Is the hash mistyped, or of a payment on another chain? Then enter the hash of your
            payment on the Bitwave chain.
          </Trans>
        </p>
        <HashForm onHash={onHash} />
      </details>
    </Card>
  )
}
