import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { isHandheld } from '#src/session/device.ts'
import { Card } from '#src/ui/Card.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ErrorState } from '#src/ui/State.tsx'
import type { ChainFacts } from '#src/wallet/ChainFacts.ts'
import { useInjected } from '#src/wallet/useInjected.ts'
import { OpenInWallet } from './OpenInWallet.tsx'
import { OpenOnPhone } from './OpenOnPhone.tsx'
import type { Payable } from './order-words.ts'
import { PayFromAnyWallet } from './PayFromAnyWallet.tsx'
import { PayHalted } from './PayHalted.tsx'
import styles from './PledgeProgress.module.css'
import type { Payment } from './paymentFor.ts'
import type { Till } from './Till.ts'
import type { TicketLink } from './useTicketLink.ts'

/** wagmi comes with this part alone, once somebody is about to pay. Where it does not arrive, the other ways stay. */
const PayFromBrowser = lazy(() =>
  import('./PayFromBrowser.tsx').then(
    ({ PayFromBrowser: it }) => ({ default: it }),
    () => ({ default: NotLoaded }),
  ),
)

type PayWaysProps = {
  order: Payable
  till: Till
  payment: Payment
  chain: ChainFacts
  /** The member's whose order it is. */
  account: string
  /** Whether another order waits for a payment just like it and has other terms; undefined where nobody can tell. */
  twin: boolean | undefined
  link: TicketLink
  onHash: (hash: string) => Promise<unknown>
  onPaid: () => void
}

/** The ways to pay an order that this device has, the one that fits it best first: always the same order, never a second one. */
export function PayWays({ link, twin, onHash, ...ways }: PayWaysProps) {
  const { devnet } = ways.chain
  const anyWallet = useRef<HTMLDivElement>(null)
  // A devnet brings a wallet of its own into the page, which must not turn the ways round under somebody's finger.
  const injected = useInjected({ late: !devnet })
  const phone = isHandheld(navigator) && !injected
  return (
    <div className={styles.split}>
      <PayHalted />
      {phone && (
        <Section title={<Trans>Wallet app</Trans>}>
          <OpenInWallet {...link} />
        </Section>
      )}
      {(!phone || devnet) && (
        <BrowserWallet>
          <PayFromBrowser {...ways} onOther={() => anyWallet.current?.focus()} />
        </BrowserWallet>
      )}
      {!phone && !isHandheld(navigator) && <OpenOnPhone {...link} />}
      <div ref={anyWallet} tabIndex={-1} className={styles.way}>
        <Section title={<Trans>Send it yourself</Trans>}>
          <PayFromAnyWallet {...ways} twin={twin} onHash={onHash} />
        </Section>
      </div>
    </div>
  )
}

/** A file that did not arrive is asked for again by a new start alone. */
const NotLoaded = () => (
  <ErrorState onRetry={() => location.reload()}>
    <Trans>Check the connection.</Trans>
  </ErrorState>
)

const BrowserWallet = ({ children }: { children: ReactNode }) => (
  <Section title={<Trans>Browser wallet</Trans>}>
    <Card>
      <Suspense fallback={<Skeleton height={220} />}>{children}</Suspense>
    </Card>
  </Section>
)
