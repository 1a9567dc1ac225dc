import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { memberAtom, parametersAtom } from '#src/session/session.ts'
import { Card } from '#src/ui/Card.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { Order } from './order-words.ts'
import { PayFromAnyWallet } from './PayFromAnyWallet.tsx'
import styles from './PledgeProgress.module.css'
import { paymentFor } from './paymentFor.ts'

/** wagmi comes with this part alone, once somebody is about to pay. */
const PayFromBrowser = lazy(() =>
  import('./PayFromBrowser.tsx').then(({ PayFromBrowser: it }) => ({ default: it })),
)

type Way = 'browser' | 'any'

/** An order that waits for its payment, and the ways to make it: always the same order, never a second one. */
export function PayOrder({ order, onPaid }: { order: Order; onPaid: () => void }) {
  const { t } = useLingui()
  const [way, setWay] = useState<Way>('browser')
  const terms = useAtomValue(parametersAtom)
  const account = useAtomValue(memberAtom)?.account
  if (!terms || !account) return <Skeleton height={300} />
  const payment = paymentFor(order, terms)
  return (
    <div className={styles.split}>
      <Segment
        label={t`Way to pay`}
        value={way}
        onValue={setWay}
        options={[
          { value: 'browser', label: <Trans>Browser wallet</Trans> },
          { value: 'any', label: <Trans>Any wallet</Trans> },
        ]}
      />
      {way === 'browser' ? (
        <Card>
          <Suspense fallback={<Skeleton height={220} />}>
            <PayFromBrowser
              order={order}
              payment={payment}
              chain={terms.parameters.chain}
              account={account}
              onPaid={onPaid}
              onOther={() => setWay('any')}
            />
          </Suspense>
        </Card>
      ) : (
        <PayFromAnyWallet order={order} payment={payment} account={account} onPaid={onPaid} />
      )}
    </div>
  )
}
