import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useIntent } from '#src/api/useIntent.ts'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checking } from '#src/ui/Checking.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Refusal } from '#src/ui/Refusal.tsx'
import { SendButton } from '#src/ui/SendButton.tsx'
import { thrownText } from '#src/ui/thrownText.ts'
import { toast } from '#src/ui/toasts.ts'
import { exactText } from '#src/words/format.ts'
import styles from './CancelWithdrawal.module.css'
import type { WithdrawalLine } from './withdrawal-words.ts'

/** Takes a withdrawal back while it is in review; asks first. What became of that stays to be read once it is not any more. */
export function CancelWithdrawal({ withdrawal }: { withdrawal: WithdrawalLine }) {
  const [asking, ask] = useState(false)
  const cancelling = useCancelling(withdrawal)
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
    <div ref={place} hidden={!cancellable && !cancelling.problem}>
      {!cancellable && <Refusal problem={cancelling.problem} />}
      {cancellable && asking && <Asking {...question} />}
      {cancellable && !asking && (
        <Button ref={button} kind="danger" onClick={() => ask(true)}>
          <Trans>Cancel this withdrawal</Trans>
        </Button>
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

  if (isUnknown) {
    return (
      <Checking onCheck={check}>
        <Trans>
          You asked to cancel and no answer came. Asking again finds out what became of it.
        </Trans>
      </Checking>
    )
  }
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

/** Asks for it once whatever happens; a no stays to be read. Whoever has left the question is told where they are. */
function useCancelling({ id: withdrawalId, amount, coin }: WithdrawalLine) {
  const { t } = useLingui()
  const intent = useIntent('asset/cashCancel', draftKey(`cashCancel${withdrawalId}`), {
    quiet: 'refusals',
  })
  const [problem, setProblem] = useState<string>()

  function end() {
    const standing = intent.standing()
    const what = `${exactText(amount)} ${coin}`
    if (standing === 'here') toast(t`Cancelled`, 'good')
    if (standing === 'left') toast(t`Your withdrawal of ${what} is cancelled.`, 'good')
  }
  async function settle(run: () => Promise<unknown> | null) {
    setProblem(undefined)
    try {
      if (await run()) end()
    } catch (error) {
      setProblem(thrownText(error))
    }
  }
  return {
    intent,
    problem,
    /** What was refused is not said of another try. */
    drop: () => setProblem(undefined),
    cancel: () => void settle(() => intent.send({ withdrawalId })),
    check: () => settle(intent.check),
  }
}
