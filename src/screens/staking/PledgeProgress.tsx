import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useCall } from '#src/api/useCall.ts'
import { useChainHalted } from '#src/api/useChainHalted.ts'
import { useReturned } from '#src/api/useReturned.ts'
import { parametersAtom } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ChainHalted } from '#src/ui/ChainHalted.tsx'
import { DayCount } from '#src/ui/DayCount.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { usePlace } from '#src/ui/usePlace.ts'
import { FollowOrder } from './follow-payment.tsx'
import type { Order } from './order-words.ts'
import { PayBy } from './PayBy.tsx'
import { PayOrder } from './PayOrder.tsx'
import styles from './PledgeProgress.module.css'
import { usePayUntil } from './usePayUntil.ts'

/** While it can still change, an order is asked for this often, milliseconds. */
const EVERY = 1_500

/** One wallet pledge on its way. Its truth is the service's: closing the app changes nothing. */
export function PledgeProgress({ id }: { id: string }) {
  const { data, error, mutate } = useCall('product/order', { id }, { every: EVERY })
  useReturned(() => void mutate())
  return (
    <Screen
      title={<Trans>Pledge from wallet</Trans>}
      back="/pages/staking/index"
      onRefresh={() => mutate()}
      narrow
    >
      <Loaded
        data={data}
        error={error}
        onRetry={() => void mutate()}
        waiting={<Skeleton height={420} />}
      >
        {({ list: [order] }) =>
          order ? (
            <Progress order={order} onChange={() => void mutate()} />
          ) : (
            <Empty
              title={<Trans>There is no such order</Trans>}
              action={
                <ButtonLink kind="plain" to="/pages/staking/my">
                  <Trans>My Staking</Trans>
                </ButtonLink>
              }
            />
          )
        }
      </Loaded>
    </Screen>
  )
}

function Progress({ order, onChange }: { order: Order; onChange: () => void }) {
  const chain = useAtomValue(parametersAtom)?.parameters.chain
  const waits = order.status === 'review' && order.hash === null
  const until = usePayUntil(order)
  usePlace(waits ? 'pay' : 'follow')
  return (
    <>
      <Card>
        <Figure
          of="record"
          look="center"
          label={<Stage status={order.status} />}
          value={order.amount}
          unit={order.coin}
          decimals={18}
        />
        {until && (
          <p className={styles.by}>
            <PayBy until={until} />
          </p>
        )}
        <p className={styles.about}>
          <DayCount days={order.termDays} /> · <Trans>order {order.no}</Trans>
        </p>
      </Card>
      {waits ? (
        <PayOrder order={order} onPaid={onChange} />
      ) : (
        <FollowOrder order={order} chain={chain} onNamed={onChange} />
      )}
      <Outlook order={order} />
    </>
  )
}

function Stage({ status }: { status: Order['status'] }) {
  if (status === 'fail') return <Trans>Not pledged</Trans>
  return status === 'review' ? <Trans>Pledging</Trans> : <Trans>Pledged</Trans>
}

function Outlook({ order }: { order: Order }) {
  if (order.status === 'fail') {
    return (
      <>
        <Note kind="red">{order.reason}</Note>
        <ButtonLink to="/pages/staking/index" search={{}}>
          <Trans>Pledge again</Trans>
        </ButtonLink>
      </>
    )
  }
  if (order.status === 'review') {
    return order.hash === null ? null : <WhileItWaits order={order} />
  }
  return (
    <ButtonLink to="/pages/staking/my">
      <Trans>See it in My Staking</Trans>
    </ButtonLink>
  )
}

/** What whoever has paid can count on. */
function WhileItWaits({ order }: { order: Order }) {
  const halted = useChainHalted()
  return (
    <>
      <ChainHalted halted={halted}>
        <Trans>
          Until then no payment can be confirmed. Yours is not lost: it is found by itself then. Do
          not pay again.
        </Trans>
      </ChainHalted>
      <Note kind="info">
        {order.confirmations === null && order.hashState !== 'pending' ? (
          <Trans>You can close the app. What becomes of the payment shows here by itself.</Trans>
        ) : (
          <Trans>You can close the app. The pledge is saved and finishes by itself.</Trans>
        )}
      </Note>
    </>
  )
}
