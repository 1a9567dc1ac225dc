import { useState } from 'react'
import type { Body, Result } from '#shared/api/index.ts'
import { askUntilKnown } from './askUntilKnown.ts'
import { bindIntent, type Intent, type OncePath, pendingIntent } from './intent.ts'
import { OutcomeUnknown } from './OutcomeUnknown.ts'
import { Refused } from './Refused.ts'
import { useStanding } from './useStanding.ts'

/** ready: nothing sent. sending: on its way. unknown: sent, no answer; `check` asks again with the same key. */
export type IntentState = 'ready' | 'sending' | 'unknown'

/**
 * A call that cannot happen twice. Its Idempotency-Key is bound to what is sent and kept with it beside the form's draft (pass
 * what `draftKey` of the session makes) until a final answer. `send` throws `Refused`, or
 * `OutcomeUnknown` when no answer came after asking again; the state then stays `unknown`, over a restart too, and only
 * `check` may follow, which sends nothing where another tab has seen the end (`EndedElsewhere`). While `check` asks it stays `unknown` as well: what was sent is not to be changed meanwhile. The answer may
 * come after the form was left: `standing` says where the person is. `quiet`: the form says failures itself, or refusals alone.
 */
export function useIntent<P extends OncePath>(
  path: P,
  draftKey: string,
  { quiet = false }: { quiet?: boolean | 'refusals' } = {},
) {
  const [pending, setPending] = useState(() => pendingIntent(path, draftKey))
  const [state, setState] = useState<IntentState>(pending ? 'unknown' : 'ready')
  const standing = useStanding(draftKey)

  async function settle(intent: Intent<P>): Promise<Result<P>> {
    setPending(intent)
    try {
      const result = await askUntilKnown(intent, { onDoubt: () => setState('unknown'), isQuiet })
      done()
      return result
    } catch (error) {
      if (error instanceof OutcomeUnknown) setState('unknown')
      else done()
      throw error
    }
  }

  // Whoever has left the form does not see what it says.
  const isQuiet = (error: unknown) =>
    (quiet === 'refusals' ? error instanceof Refused : quiet) && standing() === 'here'

  function done() {
    setPending(null)
    setState('ready')
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
    /** What was sent and is not known yet. */
    pending,
    send,
    check: (): Promise<Result<P>> | null => pending && settle(pending),
  }
}
