import { useState } from 'react'
import { thrownText } from './thrownText.ts'

type Sending<Asked> = {
  /** Throws with words for a person. */
  send: (asked: Asked) => Promise<void>
  /** What is to be asked about after that error: the same, or what has changed meanwhile. */
  amend?: (asked: Asked, error: unknown) => Promise<Asked>
}

/** The last look before money moves: what is asked about, whether it is being sent, and what went wrong with just that. */
export function useLastLook<Asked>({ send, amend }: Sending<Asked>) {
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
      if (amend && asked !== undefined) setAsked(await amend(asked, error))
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

export type LastLook<Asked> = ReturnType<typeof useLastLook<Asked>>
