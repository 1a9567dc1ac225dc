import { Trans } from '@lingui/react/macro'
import { handInKept, type TicketPaid } from '#src/api/ticket-outbox.ts'
import { useCall } from '#src/api/useCall.ts'
import { Address } from '#src/ui/Address.tsx'
import { Card } from '#src/ui/Card.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { exactText } from '#src/words/format.ts'
import { timeText } from '#src/words/format-time.ts'
import { KeptHere } from './KeptPayment.tsx'
import styles from './PayFromAnyWallet.module.css'
import { PayWays } from './PayWays.tsx'
import { Risks } from './Risks.tsx'
import { ticketTill } from './Till.ts'
import { TimeOver } from './TimeOver.tsx'
import type { Ticketed } from './ticket-words.ts'
import { useTicketNaming } from './use-naming.ts'

type PayWithTicketProps = {
  ticket: string
  ticketed: Ticketed
  /** What this device keeps of a payment that was made already. */
  kept: TicketPaid | undefined
  onPaid: () => void
}

/** The order waits for its payment: what will happen, then the ways to pay it. */
export function PayWithTicket({ ticket, ticketed, kept, onPaid }: PayWithTicketProps) {
  const { order, payment, account, chain } = ticketed
  const { data: terms } = useCall('home/parameters', {})
  const naming = useTicketNaming(ticket, order)
  const late = Date.parse(payment.expiresAt) <= useNow(1_000)
  if (kept) return <KeptHere paid={kept} onHandIn={handInKept} onTold={onPaid} />
  const name = (hash: string) => naming(hash).then(onPaid)
  if (late) return <TimeOver onHash={name} />
  return (
    <>
      <WhatHappens ticketed={ticketed} />
      {terms && <Risks {...order} method="wallet" coinSet={terms.coinSet} />}
      <PayWays
        order={order}
        till={ticketTill(ticket, order.no)}
        payment={payment}
        chain={chain}
        account={account}
        // Nobody is signed in here whose other orders could be looked at.
        twin={undefined}
        link={{ url: location.href, make: () => {}, busy: false, problem: undefined }}
        onHash={name}
        onPaid={onPaid}
      />
    </>
  )
}

function WhatHappens({ ticketed: { order, payment, account } }: { ticketed: Ticketed }) {
  return (
    <Card>
      <p>
        <Trans>
          This page pays one order and does nothing else: your wallet sends{' '}
          {exactText(order.amount)} {order.coin} to the pool once you approve it. Pay by{' '}
          {timeText(payment.expiresAt)}. Nobody is signed in here. Afterwards you go back to the
          app.
        </Trans>
      </p>
      <dl className={styles.facts}>
        <dt>
          <Trans>To the pool</Trans>
        </dt>
        <dd>
          <Address value={payment.to} whole />
        </dd>
        <dt>
          <Trans>From the account</Trans>
        </dt>
        <dd>
          <Address value={account} whole />
        </dd>
      </dl>
    </Card>
  )
}
