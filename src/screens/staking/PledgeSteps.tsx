import { Trans, useLingui } from '@lingui/react/macro'
import { addDays, dayOf } from '#shared/days.ts'
import { Card } from '#src/ui/Card.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { Ring } from '#src/ui/Ring.tsx'
import { Step, Steps } from '#src/ui/Steps.tsx'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import type { ChainFacts } from '#src/wallet/ChainFacts.ts'
import { depthOf } from '#src/words/depthOf.ts'
import { dateText } from '#src/words/format-time.ts'
import { Doubt } from './Doubt.tsx'
import type { Order } from './order-words.ts'
import { approvedLook, confirmingLook, type Sent, sentLook } from './sentLook.ts'

/** What is told of an order on its way. */
type Followed = Sent & Pick<Order, 'startsAt'>
type PledgeStepsProps = { order: Followed; chain: ChainFacts | undefined }

/** The steps of a wallet pledge as they happen, each told by the service. */
export function PledgeSteps({ order, chain }: PledgeStepsProps) {
  const settled = order.status === 'success' || order.status === 'end'

  return (
    <Card>
      <Steps>
        <Step look={approvedLook(order)} title={<Trans>Approved in your wallet</Trans>}>
          {order.hash ? <Trans>Signed and handed over</Trans> : <Trans>No payment was seen</Trans>}
        </Step>
        <Step look={sentLook(order)} title={<Trans>Sent to the Bitwave chain</Trans>}>
          {order.hash ? <HashLink hash={order.hash} explorer={chain?.explorerUrl} /> : '–'}
        </Step>
        <Confirming order={order} asked={chain?.confirmations} />
        <Step
          look={settled ? 'done' : 'later'}
          mark="stake"
          title={settled ? <Trans>Order started</Trans> : <Trans>Order starts</Trans>}
        >
          <First order={order} />
        </Step>
      </Steps>
    </Card>
  )
}

/** How deep the payment lies; what was settled long ago is not counted any more. */
function Confirming({ order, asked }: { order: Followed; asked: number | undefined }) {
  const { t } = useLingui()
  const { confirmations } = order
  const look = confirmingLook(order)
  const { seen, needed, share } = depthOf({ confirmations, asked, isDone: look === 'done' })
  const ring = <Ring share={share} label={t`Confirmations`} look="amber" />
  return (
    <Step
      look={look}
      mark={look === 'now' ? ring : 'check'}
      title={
        look === 'done' ? <Trans context="payment">Confirmed</Trans> : <Trans>Confirming</Trans>
      }
    >
      {look === 'now' && !confirmations ? (
        <Doubt hashState={order.hashState} />
      ) : (
        <SourceButton of={{ figure: 'order.confirmations', from: order }} exact={seen}>
          <Trans>
            {seen} of {needed} blocks
          </Trans>
        </SourceButton>
      )}
    </Step>
  )
}

/** When the first reward can come: at the midnight after the start (decisions §4). */
function First({ order }: { order: Followed }) {
  const locale = useLocale()
  if (order.status === 'fail') return <Trans>It does not start</Trans>
  if (!order.startsAt) return <Trans>First distribution at the next 00:00&nbsp;UTC after it</Trans>
  const midnight = addDays(dayOf(order.startsAt), 1)
  return <Trans>First distribution {dateText(midnight, locale)}, 00:00&nbsp;UTC</Trans>
}
