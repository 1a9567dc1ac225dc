import { Plural, Trans } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Step, Steps } from '#src/ui/Steps.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { lookOf, refusedBy, type Story } from './withdrawal-words.ts'

type Of = { of: Story }

/** How far it is, step by step. */
export const StorySteps = ({ of }: Of) => (
  <Section title={<Trans>How far it is</Trans>}>
    <Steps>
      <Asked of={of} />
      {of.state === 'returned' ? (
        <Returned of={of} />
      ) : (
        <>
          <Approval of={of} />
          <Sending of={of} />
          <Paid of={of} />
        </>
      )}
    </Steps>
  </Section>
)

function Asked({ of: { createdAt } }: Of) {
  const locale = useLocale()
  return (
    <Step look="done" title={<Trans>Asked for</Trans>}>
      {dateTimeText(createdAt, locale)}
    </Step>
  )
}

function Returned({ of }: Of) {
  const locale = useLocale()
  const by = refusedBy(of)
  return (
    <Step look="failed" title={<Trans context="withdrawal">Returned</Trans>}>
      <Facts>
        {by !== null && <By name={by} />}
        {of.doneAt && dateTimeText(of.doneAt, locale)}
      </Facts>
    </Step>
  )
}

function Approval({ of: { state, decidedBy, decidedAt } }: Of) {
  const locale = useLocale()
  const waits = state === 'requested'
  return (
    <Step
      look={waits ? 'now' : 'done'}
      mark={waits ? 'clock' : 'check'}
      title={waits ? <Trans>Waiting for approval</Trans> : <Trans>Approved</Trans>}
    >
      <Facts>
        {waits ? <Trans>Somebody at the desk decides</Trans> : <By name={decidedBy ?? ''} />}
        {decidedAt && dateTimeText(decidedAt, locale)}
      </Facts>
    </Step>
  )
}

/** Small ones the service approves by itself. */
const By = ({ name }: { name: string }) =>
  name === 'service' ? (
    <Trans>by the service itself</Trans>
  ) : (
    <Trans>
      by <Actor name={name} />
    </Trans>
  )

/** From the nonce to a block: which of them it is stands with the attempts. */
function Sending({ of }: Of) {
  const look = lookOf('mined', of)
  const under = look === 'later' && of.state !== 'requested' && of.state !== 'approved'
  return (
    <Step look={under ? 'now' : look} mark="withdraw" title={<Trans>On the chain</Trans>}>
      <Where of={of} />
    </Step>
  )
}

function Where({ of: { state, payout, attempts } }: Of) {
  const nonce = payout?.nonce ?? 0
  const deep = attempts.find(({ confirmations }) => confirmations !== null)?.confirmations
  if (deep) return <Plural value={deep} one="# block confirms it" other="# blocks confirm it" />
  if (state === 'nonce' || state === 'signed') return <Trans>Nonce {nonce}, being signed</Trans>
  if (state === 'broadcast') return <Trans>Nonce {nonce}, sent and in no block yet</Trans>
  return <Trans>Once the payer begins with it</Trans>
}

function Paid({ of }: Of) {
  const locale = useLocale()
  return (
    <Step look={lookOf('paid', of)} mark="wallet" title={<Trans>Paid</Trans>}>
      {of.doneAt ? dateTimeText(of.doneAt, locale) : <Trans>When its block is settled</Trans>}
    </Step>
  )
}
