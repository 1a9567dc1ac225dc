import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Refused } from '#src/api/Refused.ts'
import { useCall } from '#src/api/useCall.ts'
import { useReturned } from '#src/api/useReturned.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DayCount } from '#src/ui/DayCount.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { usePlace } from '#src/ui/usePlace.ts'
import { FollowTicket } from './follow-payment.tsx'
import { PaymentTold } from './KeptPayment.tsx'
import { LetGo } from './LetGo.tsx'
import { PayWithTicket } from './PayWithTicket.tsx'
import styles from './PledgeProgress.module.css'
import { TicketOutcome } from './TicketOutcome.tsx'
import type { Ticketed } from './ticket-words.ts'
import { isLost, isOver } from './ticket-words.ts'
import { useKept } from './useKept.ts'

/** While it can still change, the order is asked for this often, milliseconds. */
const EVERY = 3_000

/** One order, to be paid by whoever opened the link for it: in a wallet app's browser, where nobody is signed in. */
export function PayTicket() {
  const { ticket } = useSearch({ from: '/pages/pay/index' })
  const [over, setOver] = useState(ticket === '')
  const { data, error, mutate } = useCall(
    'product/openTicket',
    ticket === '' ? null : { ticket },
    over ? {} : { every: EVERY },
  )
  const ended = ticket === '' || hasEnded(error)
  useEffect(() => setOver(ended || isOver(data)), [ended, data])
  useReturned(() => void mutate())

  return (
    <Screen title={<Trans>Pay a pledge</Trans>} onRefresh={() => mutate()} narrow>
      {isLost({ ended, ticketed: data }) ? (
        <Ended />
      ) : (
        <Loaded
          data={data}
          error={error}
          onRetry={() => void mutate()}
          waiting={<Skeleton height={420} />}
        >
          {(ticketed) => (
            <Ticket
              key={ticket}
              ticket={ticket}
              ticketed={ticketed}
              onChange={() => void mutate()}
            />
          )}
        </Loaded>
      )}
    </Screen>
  )
}

/** A no that waiting does not change. */
const hasEnded = (error: unknown) =>
  error instanceof Refused && error.code === 400 && error.retryAfter === undefined

const Ended = () => (
  <Empty
    icon="clock"
    title={<Trans>This link has ended</Trans>}
    action={
      <ButtonLink to="/" kind="plain">
        <Trans>Open the app</Trans>
      </ButtonLink>
    }
  >
    <Trans>
      It was good for one order and ended with it, or it is not complete. Open the order in the app:
      what was paid is found there, and a new link can be made while it waits.
    </Trans>
  </Empty>
)

type TicketProps = { ticket: string; ticketed: Ticketed; onChange: () => void }

function Ticket({ ticket, ticketed, onChange }: TicketProps) {
  const { order, chain } = ticketed
  const { kept, look } = useKept(ticket)
  const waits = order.status === 'review' && order.hash === null
  const way = kept ? 'kept' : 'pay'
  usePlace(waits ? way : 'follow')
  const paid = () => {
    look()
    onChange()
  }
  return (
    <>
      <Card>
        <Figure
          of="record"
          look="center"
          label={<Trans>Pledge</Trans>}
          value={order.amount}
          unit={order.coin}
          decimals={18}
        />
        <p className={styles.about}>
          <DayCount days={order.termDays} /> · <Trans>order {order.no}</Trans>
        </p>
      </Card>
      {!waits && <FollowTicket ticket={ticket} order={order} chain={chain} onNamed={paid} />}
      <PaymentTold kept={waits ? kept : undefined}>
        {waits ? <LetGo hashState={order.hashState} /> : <TicketOutcome order={order} />}
      </PaymentTold>
      {waits && <PayWithTicket ticket={ticket} ticketed={ticketed} kept={kept} onPaid={paid} />}
    </>
  )
}
