import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntent } from '#src/api/useIntent.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { thrownText } from '#src/ui/thrownText.ts'
import { toast } from '#src/ui/toasts.ts'
import { exactText } from '#src/words/format.ts'
import type { WithdrawalLine } from './withdrawal-words.ts'

/** Asks for it once whatever happens; a no stays to be read. Whoever has left the question is told where they are. */
export function useCancelling({ id: withdrawalId, amount, coin }: WithdrawalLine) {
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
    /** That nobody knows is told by what asks again. */
    problem: intent.state === 'unknown' ? undefined : problem,
    /** What was refused is not said of another try. */
    drop: () => setProblem(undefined),
    cancel: () => void settle(() => intent.send({ withdrawalId })),
    check: () => settle(intent.check),
  }
}

type Cancelling = ReturnType<typeof useCancelling>

/**
 * Where nothing can be cancelled any more, and no answer has come, it is asked for once by itself, unseen: the record may tell what
 * became of it. Answers whether it is left to the person to ask: not where the record says that it is cancelled.
 */
export function useLateAnswer({ cancellable, why }: WithdrawalLine, cancelling: Cancelling) {
  const [asked, setAsked] = useState(false)
  const isLate = !cancellable && cancelling.intent.state === 'unknown'
  const ask = useEffectEvent(() => cancelling.check().then(() => setAsked(true)))
  useEffect(() => {
    if (isLate) void ask()
  }, [isLate])
  return isLate && asked && why !== 'cancelled'
}
