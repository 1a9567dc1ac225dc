import { useRef, useState } from 'react'
import type { Body, Result } from '#shared/api/index.ts'
import { tellFailure } from './failure.ts'
import { type MoneyPath, openIntent, pendingBody, sendIntent } from './intent.ts'
import { OutcomeUnknown } from './OutcomeUnknown.ts'
import { refreshAfter } from './stale.ts'

/** ready: nothing sent. sending: on its way. unknown: sent, no answer; `check` asks again with the same key. */
export type IntentState = 'ready' | 'sending' | 'unknown'

/** Milliseconds before each further asking; after the last one it is the person who asks. */
const PAUSES = [2_000, 4_000, 8_000]

/**
 * A money call that cannot happen twice. Its Idempotency-Key is made with the form, kept with the form's draft (pass what
 * `draftKey` of the session makes) and used until a final answer. `send` throws `Refused`, or `OutcomeUnknown` when no
 * answer came after asking again; the state then stays `unknown`, over a restart too, and only `check` may follow.
 */
export function useIntent<P extends MoneyPath>(path: P, draftKey: string) {
  const [pending, setPending] = useState(() => pendingBody(path, openIntent(draftKey)))
  const [state, setState] = useState<IntentState>(pending ? 'unknown' : 'ready')
  const running = useRef<Promise<Result<P>> | null>(null)

  async function settle(body: Body<P>): Promise<Result<P>> {
    setPending(body)
    setState('sending')
    try {
      const result = await askUntilKnown(body)
      done()
      void refreshAfter(path)
      return result
    } catch (error) {
      if (error instanceof OutcomeUnknown) setState('unknown')
      else done()
      tellFailure({
        error: error instanceof OutcomeUnknown ? error.cause : error,
        path,
        quiet: false,
      })
      throw error
    } finally {
      running.current = null
    }
  }

  async function askUntilKnown(body: Body<P>): Promise<Result<P>> {
    for (const pause of PAUSES) {
      try {
        return await sendIntent(path, draftKey, body)
      } catch (error) {
        if (!(error instanceof OutcomeUnknown)) throw error
        setState('unknown')
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
    return sendIntent(path, draftKey, body)
  }

  function done() {
    setPending(null)
    setState('ready')
    // The next one is another intent.
    openIntent(draftKey)
  }

  const start = (body: Body<P>) => {
    running.current ??= settle(body)
    return running.current
  }

  return {
    state,
    /** What was sent and is not known yet; show it instead of the form. */
    pending,
    send: (body: Body<P>): Promise<Result<P>> =>
      pending && state === 'unknown' ? Promise.reject(new OutcomeUnknown()) : start(body),
    check: (): Promise<Result<P>> | null => pending && start(pending),
  }
}
