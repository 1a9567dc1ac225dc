import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { explorerAtom, parametersAtom } from '#src/session/session.ts'
import { Gap } from '#src/ui/Gap.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { Ring } from '#src/ui/Ring.tsx'
import { Step, Steps } from '#src/ui/Steps.tsx'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { depthOf } from '#src/words/depthOf.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import styles from './WithdrawalSteps.module.css'
import { lookOf, type WithdrawalLine } from './withdrawal-words.ts'

type Props = { withdrawal: WithdrawalLine }

/** The steps of a withdrawal as they happen, each told by the service. */
export function WithdrawalSteps({ withdrawal }: Props) {
  const locale = useLocale()
  const asked = (
    <Step look="done" title={<Trans>Asked for</Trans>}>
      {dateTimeText(withdrawal.createdAt, locale)}
    </Step>
  )
  if (withdrawal.step === 'returned') {
    return (
      <Steps>
        {asked}
        <Returned withdrawal={withdrawal} />
      </Steps>
    )
  }
  return (
    <Steps>
      {asked}
      <Approving withdrawal={withdrawal} />
      <Sending withdrawal={withdrawal} />
      <Confirming withdrawal={withdrawal} />
      <Paying withdrawal={withdrawal} />
    </Steps>
  )
}

function Returned({ withdrawal: { doneAt, hash, why } }: Props) {
  const locale = useLocale()
  const explorer = useAtomValue(explorerAtom)
  const cancelled = why === 'cancelled'
  return (
    <Step
      look={cancelled ? 'done' : 'failed'}
      title={cancelled ? <Trans>Cancelled</Trans> : <Trans context="withdrawal">Returned</Trans>}
    >
      <Trans>What came back is in your balance again.</Trans>
      <Gap />
      {doneAt && <span className={styles.when}>{dateTimeText(doneAt, locale)}</span>}{' '}
      {hash && <HashLink hash={hash} explorer={explorer} />}
    </Step>
  )
}

function Approving({ withdrawal: { step } }: Props) {
  const look = lookOf('review', step)
  return (
    <Step
      look={look}
      mark={look === 'now' ? 'clock' : 'check'}
      title={look === 'done' ? <Trans>Approved</Trans> : <Trans>In review</Trans>}
    >
      {look === 'done' ? (
        <Trans>Cleared for payment</Trans>
      ) : (
        <Trans>
          An operator looks at it: it reaches the day’s limit, or takes coins that came by transfer
          within 24 hours
        </Trans>
      )}
    </Step>
  )
}

/** Approved and sending are one thing to the member: the service is about to send. */
function Sending({ withdrawal: { step } }: Props) {
  const look = step === 'approved' ? 'now' : lookOf('sending', step)
  return (
    <Step
      look={look}
      mark={look === 'now' ? 'clock' : 'withdraw'}
      title={look === 'done' ? <Trans>Sent to the Bitwave chain</Trans> : <Trans>Sending</Trans>}
    >
      <SendingWords step={step} />
    </Step>
  )
}

function SendingWords({ step }: { step: WithdrawalLine['step'] }) {
  if (step === 'review') return <Trans>After the review</Trans>
  if (step === 'approved') return <Trans>Waiting for its turn</Trans>
  if (step === 'sending') return <Trans>Being signed and handed to the chain</Trans>
  return <Trans>Signed and handed to the chain</Trans>
}

/** The transaction and how deep it lies. */
function Confirming({ withdrawal }: Props) {
  const { step, hash, confirmations } = withdrawal
  const { t } = useLingui()
  const explorer = useAtomValue(explorerAtom)
  const asked = useAtomValue(parametersAtom)?.parameters.chain.confirmations
  const look = lookOf('sent', step)
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
      {look === 'later' ? (
        <Later needed={asked} />
      ) : (
        <SourceButton of={{ figure: 'withdrawal.confirmations', from: withdrawal }} exact={seen}>
          <Trans>
            {seen} of {needed} blocks
          </Trans>
        </SourceButton>
      )}{' '}
      {hash && <HashLink hash={hash} explorer={explorer} />}
    </Step>
  )
}

function Later({ needed }: { needed: number | undefined }) {
  if (needed === undefined) return <Trans>When it is deep enough in the chain</Trans>
  return <Trans>Until it lies {needed} blocks deep</Trans>
}

function Paying({ withdrawal: { step, doneAt } }: Props) {
  const locale = useLocale()
  return (
    <Step look={lookOf('paid', step)} mark="wallet" title={<Trans>Paid</Trans>}>
      {doneAt ? dateTimeText(doneAt, locale) : <Trans>When it is deep enough in the chain</Trans>}
    </Step>
  )
}
