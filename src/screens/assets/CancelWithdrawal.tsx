import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useChainHalted } from '#src/api/useChainHalted.ts'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import { Button } from '#src/ui/Button.tsx'
import { PayoutsWait } from '#src/ui/ChainHalted.tsx'
import { Checking } from '#src/ui/Checking.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Refusal } from '#src/ui/Refusal.tsx'
import { SendButton } from '#src/ui/SendButton.tsx'
import { exactText } from '#src/words/format.ts'
import styles from './CancelWithdrawal.module.css'
import { useCancelling, useLateAnswer } from './useCancelling.ts'
import type { WithdrawalLine } from './withdrawal-words.ts'

/** Takes a withdrawal back while it is in review; asks first. What became of that stays to be read once it is not any more. */
export function CancelWithdrawal({ withdrawal }: { withdrawal: WithdrawalLine }) {
  const [asking, ask] = useState(false)
  const cancelling = useCancelling(withdrawal)
  const isOpen = useLateAnswer(withdrawal, cancelling)
  // The service cannot tell then whether it was paid, and cancels nothing (decision 148).
  const halted = useChainHalted()
  const { cancellable } = withdrawal
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)
  // Whoever keeps it is led back to where the question came from, and to the sheet's name once there is nothing to ask.
  useEffect(() => {
    const heading = place.current?.closest('dialog')?.querySelector('h2')
    // What is to be read stands where the person has tapped, and not at the top.
    if (asked.current && !cancellable) heading?.focus({ preventScroll: true })
    else if (asked.current && !asking) button.current?.focus()
    asked.current = asking && cancellable
  }, [asking, cancellable])
  const keep = () => {
    cancelling.drop()
    ask(false)
  }
  const question = { withdrawal, cancelling, onKeep: keep }
  return (
    <div ref={place} hidden={!cancellable && !cancelling.problem && !isOpen}>
      {!cancellable && <Refusal problem={cancelling.problem} />}
      {isOpen && <Unknown onCheck={cancelling.check} />}
      {cancellable && asking && <Asking {...question} />}
      {cancellable && !asking && (
        <>
          <PayoutsWait halted={halted} />
          <Button
            ref={button}
            kind="danger"
            aria-disabled={halted !== undefined}
            onClick={() => ask(true)}
          >
            <Trans>Cancel this withdrawal</Trans>
          </Button>
        </>
      )}
    </div>
  )
}

type Question = {
  withdrawal: WithdrawalLine
  cancelling: ReturnType<typeof useCancelling>
  onKeep: () => void
}

function Asking({ withdrawal, cancelling, onKeep }: Question) {
  const { intent, cancel, check, problem } = cancelling
  const off = useSendingOff()
  const busy = intent.state === 'sending'
  const isUnknown = intent.state === 'unknown'
  const answers = useRef<HTMLDivElement>(null)
  // The question takes the place of the button that had the focus, and is longer: its answers would lie below the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes back where nothing had become of it
  useEffect(() => {
    answers.current?.focus({ preventScroll: true })
    answers.current?.scrollIntoView({ block: 'end' })
  }, [isUnknown])

  if (isUnknown) return <Unknown onCheck={check} />
  return (
    <div ref={answers} tabIndex={-1} className={styles.asking}>
      <Note kind="amber">
        <Trans>
          {exactText(withdrawal.amount)} {withdrawal.coin} and the fee go back into your balance,
          and nothing is paid out.
        </Trans>
      </Note>
      <Refusal problem={problem} />
      <SendButton kind="danger" off={off} busy={busy} onClick={cancel}>
        <Trans>Yes, cancel it</Trans>
      </SendButton>
      <Button kind="plain" aria-disabled={busy} onClick={onKeep}>
        <Trans>Keep it</Trans>
      </Button>
    </div>
  )
}

const Unknown = ({ onCheck }: { onCheck: () => Promise<void> }) => (
  <Checking onCheck={onCheck}>
    <Trans>You asked to cancel and no answer came. Asking again finds out what became of it.</Trans>
  </Checking>
)
