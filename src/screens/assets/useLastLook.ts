import { useState } from 'react'

/**
 * The last look before money moves: what is asked about, whether it is being sent, and what went wrong. `send` throws with
 * words for a person.
 */
export function useLastLook<Asked>(send: (asked: Asked) => Promise<void>) {
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  function ask(next: Asked | undefined) {
    setProblem(undefined)
    setAsked(next)
  }

  async function settle(run: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await run()
      setAsked(undefined)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
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
