import { useState } from 'react'
import type { Body, Result } from '#shared/api/index.ts'
import { askUntilKnown } from './askUntilKnown.ts'
import { bindIntent, type Intent, type MoneyPath, openIntent, pendingIntent } from './intent.ts'
import { OutcomeUnknown } from './OutcomeUnknown.ts'
import { useStanding } from './useStanding.ts'

/** ready: nothing sent. sending: on its way. unknown: sent, no answer; `check` asks again with the same key. */
export type IntentState = 'ready' | 'sending' | 'unknown'

/**
 * A money call that cannot happen twice. Its Idempotency-Key is made with the form, kept with the form's draft (pass what
 * `draftKey` of the session makes) and bound to what is sent until a final answer. `send` throws `Refused`, or
 * `OutcomeUnknown` when no answer came after asking again; the state then stays `unknown`, over a restart too, and only
 * `check` may follow. While `check` asks it stays `unknown` as well: what was sent is not to be changed meanwhile. The answer may
 * come after the form was left: `standing` says where the person is.
 */
export function useIntent<P extends MoneyPath>(path: P, draftKey: string) {
  const [pending, setPending] = useState(() => pendingIntent(path, draftKey))
  const [state, setState] = useState<IntentState>(pending ? 'unknown' : 'ready')
  const standing = useStanding(draftKey)

  async function settle(intent: Intent<P>): Promise<Result<P>> {
    setPending(intent)
    try {
      const result = await askUntilKnown(intent, () => setState('unknown'))
      done()
      return result
    } catch (error) {
      if (error instanceof OutcomeUnknown) setState('unknown')
      else done()
      throw error
    }
  }

  function done() {
    setPending(null)
    setState('ready')
    // The next one is another intent.
    openIntent(draftKey)
  }

  async function send(body: Body<P>): Promise<Result<P>> {
    if (pending && state === 'sending') return settle(pending)
    // Sent before, from here or from another tab: that one is to be known first.
    const before = pending ?? pendingIntent(path, draftKey)
    if (before) {
      setPending(before)
      setState('unknown')
      throw new OutcomeUnknown()
    }
    const intent = bindIntent(path, draftKey, body)
    setState('sending')
    return settle(intent)
  }

  return {
    state,
    standing,
    send,
    check: (): Promise<Result<P>> | null => pending && settle(pending),
  }
}
