import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useRef } from 'react'
import { memberAtom, parametersAtom } from '#src/session/session.ts'
import { Card } from '#src/ui/Card.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { KeptPayment } from './KeptPayment.tsx'
import type { Order } from './order-words.ts'
import { PayFromAnyWallet } from './PayFromAnyWallet.tsx'
import styles from './PledgeProgress.module.css'
import { paymentFor } from './paymentFor.ts'
import { useUnsent } from './useUnsent.ts'

/** wagmi comes with this part alone, once somebody is about to pay. */
const PayFromBrowser = lazy(() =>
  import('./PayFromBrowser.tsx').then(({ PayFromBrowser: it }) => ({ default: it })),
)

/** An order that waits for its payment, and the ways to make it, one below the other: always the same order, never a second one. */
export function PayOrder({ order, onPaid }: { order: Order; onPaid: () => void }) {
  const unsent = useUnsent()
  const anyWallet = useRef<HTMLDivElement>(null)
  const terms = useAtomValue(parametersAtom)
  const account = useAtomValue(memberAtom)?.account
  if (!terms || !account || !unsent) return <Skeleton height={300} />

  const paid = unsent.find(({ orderId }) => orderId === order.id)
  if (paid) return <KeptPayment paid={paid} onTold={onPaid} />
  const ways = { order, account, payment: paymentFor(order, terms), onPaid }
  return (
    <div className={styles.split}>
      <Section title={<Trans>Browser wallet</Trans>}>
        <Card>
          <Suspense fallback={<Skeleton height={220} />}>
            <PayFromBrowser
              {...ways}
              chain={terms.parameters.chain}
              onOther={() => anyWallet.current?.focus()}
            />
          </Suspense>
        </Card>
      </Section>
      <div ref={anyWallet} tabIndex={-1} className={styles.way}>
        <Section title={<Trans>Any wallet</Trans>}>
          <PayFromAnyWallet {...ways} />
        </Section>
      </div>
    </div>
  )
}
