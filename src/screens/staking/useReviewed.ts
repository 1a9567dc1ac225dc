import { useState } from 'react'
import { OutcomeUnknown } from '#src/api/OutcomeUnknown.ts'
import { dropDraft } from '#src/ui/drafts.ts'
import { thrownText } from '#src/ui/thrownText.ts'
import type { usePledge } from './usePledge.ts'

type Pledging = Pick<ReturnType<typeof usePledge>, 'send' | 'check'>

/**
 * The last look before a pledge: what it is about, base units, whether it is being sent, and what went wrong with just that. A
 * no to what was asked for again stays to be read above the form.
 */
export function useReviewed({ send, check }: Pledging, key: string) {
  const [reviewed, setReviewed] = useState<bigint>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  function review(amount: bigint | undefined) {
    setProblem(undefined)
    setReviewed(amount)
  }
  const refuse = (error: unknown) => setProblem(thrownText(error))

  async function confirm(pledge: Parameters<Pledging['send']>[0]) {
    setBusy(true)
    setProblem(undefined)
    try {
      await send(pledge)
      dropDraft(key)
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  async function askAgain() {
    try {
      await check()
      dropDraft(key)
    } catch (error) {
      if (error instanceof OutcomeUnknown) throw error
      setReviewed(undefined)
      refuse(error)
    }
  }
  return { reviewed, review, confirm, busy, problem, askAgain }
}
