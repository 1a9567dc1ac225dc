import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Result } from '#shared/api/index.ts'
import { refresh } from '#src/api/refresh.ts'
import { useCall } from '#src/api/useCall.ts'
import { usePages } from '#src/api/usePages.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { ExportLink } from '#src/ui/ExportLink.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { usePlace } from '#src/ui/usePlace.ts'
import { AboveOrders } from './AboveOrders.tsx'
import { Earned } from './Earned.tsx'
import { KeptPayment } from './KeptPayment.tsx'
import styles from './MyStaking.module.css'
import { NoOrders } from './NoOrders.tsx'
import { OrderRow } from './OrderRow.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import type { Order } from './order-words.ts'
import { TabWords } from './TabWords.tsx'
import { useUnsent } from './useUnsent.ts'

/** The tabs, each with the statuses of specification §4 that it holds. */
type Tab = 'success' | 'review' | 'end' | 'fail'

export function MyStaking() {
  const { t } = useLingui()
  const [tab, setTab] = useState<Tab>('success')
  usePlace(tab)
  const { id } = useSearch({ from: '/pages/staking/my' })
  const navigate = useNavigate({ from: '/pages/staking/my' })
  const data = useCall('product/pledgeData', {})
  const orders = usePages('product/order', { status: tab })
  const totals = data.data?.totals
  useRefreshOnChange(data.data && standing(data.data))

  return (
    <Screen
      title={<Trans>My Staking</Trans>}
      back="/pages/staking/index"
      actions={<ExportLink of="orders" />}
      onRefresh={refreshAll}
    >
      <KeepFresh inReview={totals?.review} />
      <Columns>
        <div className={styles.stays}>
          <Stack>
            <Unsent onTold={() => void refreshAll()} />
            <Earned data={data.data} error={data.error} onRetry={() => void data.mutate()} />
          </Stack>
        </div>
        <Stack>
          <Segment
            label={t`Orders`}
            value={tab}
            onValue={setTab}
            options={[
              { value: 'success', label: <TabWords words={t`Active`} count={totals?.active} /> },
              { value: 'review', label: <TabWords words={t`In review`} count={totals?.review} /> },
              { value: 'end', label: <TabWords words={t`Ended`} count={totals?.ended} /> },
              { value: 'fail', label: t`Fail` },
            ]}
          />
          <AboveOrders tab={tab} totals={totals} />
          <Card look="list">
            <Rows
              list={orders}
              keyOf={({ id }: Order) => id}
              empty={
                <NoOrders tab={tab} inReview={totals?.review} onReview={() => setTab('review')} />
              }
            >
              {(order: Order) => (
                <OrderRow
                  order={order}
                  onClick={() => void navigate({ search: { id: order.id } })}
                />
              )}
            </Rows>
          </Card>
        </Stack>
      </Columns>
      <OrderSheet
        id={id}
        known={orders.rows.find((order) => order.id === id)}
        onClose={() => void navigate({ search: {}, replace: true })}
      />
    </Screen>
  )
}

/** Orders in review change by the block, others once a day; milliseconds between two askings. */
const everySoOften = (inReview: number | undefined) => (inReview ? 2_000 : 30_000)

/** Asks by itself, so that the screen is not drawn twice: how often is known with the answer only. */
function KeepFresh({ inReview }: { inReview: number | undefined }) {
  useCall('product/pledgeData', {}, { every: everySoOften(inReview) })
  return null
}

/** Payments that the service does not know of yet: an order that waits for one may look unpaid. */
function Unsent({ onTold }: { onTold: () => void }) {
  return useUnsent()?.map((paid) => (
    <KeptPayment key={paid.hash} paid={paid} onTold={onTold}>
      <ButtonLink kind="plain" to="/pages/staking/index" search={{ order: paid.orderId }}>
        <Trans>See the order</Trans>
      </ButtonLink>
    </KeptPayment>
  ))
}

/** What a row of the list follows: an order that came to another state moves to another tab, and a midnight changes what is left and earned. */
const standing = ({ totals, daily }: Result<'product/pledgeData'>): string =>
  [totals.active, totals.review, totals.ended, totals.earned, daily.at(-1)?.day].join(' ')

const refreshAll = () => refresh('product/pledgeData', 'product/order')

/** The lists are asked for again once their orders are not what they were: an order that leaves one tab comes to another. */
function useRefreshOnChange(standing: string | undefined) {
  const last = useRef(standing)
  useEffect(() => {
    if (last.current !== undefined && last.current !== standing) void refresh('product/order')
    last.current = standing
  }, [standing])
}
