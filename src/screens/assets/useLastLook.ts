import { useState } from 'react'
import { Refused } from '#src/api/Refused.ts'
import { useCall } from '#src/api/useCall.ts'
import { thrownText } from '#src/ui/thrownText.ts'
import type { Terms } from './sendable.ts'

/** What a form sends, and how the fee that it shows is read off the terms in force. */
type Sending<Asked> = {
  send: (asked: Asked) => Promise<void>
  feeOf: (terms: Terms, asked: Asked) => bigint
}

/**
 * The last look before money moves: what is asked about with the fee that was shown, whether it is being sent, and what
 * went wrong. `send` throws with words for a person. Where the fee is another one by now, that one is shown and asked about.
 */
export function useLastLook<Asked extends { fee?: bigint | undefined }>({
  send,
  feeOf,
}: Sending<Asked>) {
  const { mutate } = useCall('home/parameters', {})
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  function ask(next: Asked | undefined) {
    setProblem(undefined)
    setAsked(next)
  }

  /** Without an answer the old fee stays, and is refused again. */
  async function renew() {
    const terms = await mutate().catch(() => undefined)
    if (terms && asked !== undefined) setAsked({ ...asked, fee: feeOf(terms, asked) })
  }

  async function settle(run: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await run()
      setAsked(undefined)
    } catch (error) {
      if (error instanceof Refused && error.field === 'fee') await renew()
      setProblem(thrownText(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    asked,
    ask: (next: Asked) => ask(next),
    close: () => ask(undefined),
    confirm: () => {
      if (asked !== undefined) void settle(() => send(asked))
    },
    /** Runs what asks again after no answer came; a no stays to be read, as with `confirm`. */
    settle,
    busy,
    problem,
  }
}
