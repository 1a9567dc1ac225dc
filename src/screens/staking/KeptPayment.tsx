import { Plural, Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { handInAll } from '#src/api/outbox.ts'
import type { Paid } from '#src/api/paid.ts'
import { explorerAtom } from '#src/session/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Gap } from '#src/ui/Gap.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { Note } from '#src/ui/Note.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { longAgeText } from '#src/words/longAgeText.ts'
import styles from './KeptPayment.module.css'

type Kept = Omit<Paid, 'orderId'>

type KeptPaymentProps = {
  paid: Kept
  /** Hands it over now; what is kept for the signed-in member, if nothing else is said. */
  onHandIn?: () => Promise<void>
  onTold: () => void
  children?: ReactNode
}

/** The wallet has sent the payment and the service does not know it yet: nothing more is to be paid. */
export const KeptPayment = (props: KeptPaymentProps) => (
  <Card>
    <KeptNote paid={props.paid} />
    <HandOver {...props} />
  </Card>
)

/** Where the ways to pay were: what can be done with it, below what is said of it (`PaymentTold`). */
export const KeptHere = (props: KeptPaymentProps) => (
  <Card>
    <HandOver {...props} />
  </Card>
)

type PaymentToldProps = {
  kept: Kept | undefined
  /** What became of a payment that the service knows. */
  children?: ReactNode
}

/**
 * Tells screen readers what became of a payment: it is on the page before there is anything to tell. What is being handed over
 * for the first time is said to nobody that does not look, as it is known in a moment.
 */
export function PaymentTold({ kept, children }: PaymentToldProps) {
  const note = kept && <KeptNote paid={kept} />
  const tried = kept !== undefined && kept.tries > 0
  return (
    <>
      <div role="status" className={styles.told}>
        {children}
        {tried && note}
      </div>
      {!tried && note}
    </>
  )
}

function KeptNote({ paid }: { paid: Kept }) {
  const locale = useLocale()
  const at = new Date(paid.since).toISOString()
  return (
    <Note kind="amber">
      <Trans>
        Your wallet has sent this payment. Its hash is kept on this device, not handed over yet,
        since {dateTimeText(at, locale)}: <RelativeTime at={at} says={longAgeText} />. It is handed
        over by itself as soon as Bitwave Farm can be reached. Do not pay again.
      </Trans>
    </Note>
  )
}

function HandOver({ paid, onHandIn = handInAll, onTold, children }: KeptPaymentProps) {
  const explorer = useAtomValue(explorerAtom)
  const [busy, setBusy] = useState(false)

  async function tell() {
    setBusy(true)
    await onHandIn().finally(() => setBusy(false))
    onTold()
  }

  return (
    <>
      {paid.tries > 0 && <Tried {...paid} />}
      <p>
        <HashLink hash={paid.hash} explorer={explorer} copy />
      </p>
      <Button kind="plain" busy={busy} onClick={() => void tell()}>
        <Trans>Hand it over now</Trans>
      </Button>
      {children}
    </>
  )
}

/** What came of it so far, in the service's own words where it had any. */
function Tried({ tries, answer }: Pick<Paid, 'tries' | 'answer'>) {
  const times = countText(tries)
  return (
    <p role="status">
      <Plural value={tries} one="Tried once." other={`Tried ${times} times.`} />
      <Gap />
      {answer === null ? <Trans>No answer came.</Trans> : answer}
    </p>
  )
}
