import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'
import type { Body } from '#shared/api/index.ts'
import type { DeskBody, DeskPath, DeskResult } from '#shared/desk/index.ts'
import { OutcomeUnknown } from '#src/api/OutcomeUnknown.ts'
import { Refused } from '#src/api/Refused.ts'
import { wireBody } from '#src/api/request.ts'
import { useIntent } from '#src/api/useIntent.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { thrownText } from '#src/ui/thrownText.ts'
import { toast } from '#src/ui/toasts.ts'
import { dropTyped } from '#src/ui/typed.ts'
import { isSameAct } from './isSameAct.ts'

/** The parts of a body that say whom or what it is about, by name; how that is to be is none of them. */
const ABOUT = ['id', 'no', 'key', 'name', 'what', 'coin', 'hash', 'memberId', 'role']

type Acting<P extends DeskPath> = {
  path: P
  extra: Readonly<Record<string, unknown>> | undefined
  done: (result: DeskResult<P>) => string
  /** Once it is done, where whoever did it still is. */
  onDone: (result: DeskResult<P>) => void
  /** The sheet itself shows what became of what was sent, also of what was sent before: only whoever has left it is told elsewhere. */
  shown?: boolean | undefined
  /** The draft of what was typed; it is forgotten once it is done, wherever they are by then. */
  draft?: string
}

/** An act as its form needs it. */
export type Act = ReturnType<typeof useAct>

/** Why it was not done; where that is not known, why it could not be asked, if somebody said so. */
function whyNot(error: unknown): string | undefined {
  if (!(error instanceof OutcomeUnknown)) return thrownText(error)
  return error.cause instanceof Refused ? error.cause.message : undefined
}

type End<P extends DeskPath> = { result: DeskResult<P>; isHere: boolean; isOther: boolean }

/** Says that it is done where whoever did it is now. */
function tellEnd<P extends DeskPath>(
  { done, onDone, shown, draft }: Acting<P>,
  { result, isHere, isOther }: End<P>,
) {
  if (isOther && !shown)
    return toast(i18n._(msg`What you sent before is done. This one is not sent yet.`), 'good')
  dropTyped(draft)
  if (!shown || !isHere) toast(done(result), 'good')
  if (isHere) onDone(result)
}

/** Does an act of the desk, once whatever happens (`useIntent`). Whoever has left the sheet is told where they are. */
export function useAct<P extends DeskPath>(acting: Acting<P>) {
  const { path, extra = {} } = acting
  const about = ABOUT.flatMap((name) => (name in extra ? [String(extra[name])] : []))
  const intent = useIntent(path, draftKey([path, ...about].join('.')), { quiet: true })
  const sent = useRef<Promise<void>>(null)
  const [problem, setProblem] = useState<string>()
  const doubted = useRef(false)
  // The sheet stands for what was sent from here, though what it is built on may be shown anew since.
  const own = useRef<Readonly<Record<string, unknown>>>(null)

  useEffect(() => {
    if (intent.state === 'unknown') doubted.current = true
  }, [intent.state])

  async function end(asking: Promise<unknown> | null, { isOther = false } = {}) {
    const result = await asking
    const standing = intent.standing()
    if (!result || standing === 'other') return
    tellEnd(acting, { result: result as DeskResult<P>, isHere: standing === 'here', isOther })
  }

  return {
    state: intent.state,
    /** Why not, where it was asked for again. */
    problem,
    /** Throws what the form is to show, unless another look has stood in its place meanwhile. */
    submit: async (body: DeskBody<P>) => {
      setProblem(undefined)
      doubted.current = false
      // DeskBody and Body of one path are the same, which TypeScript cannot follow for a generic P.
      const asked = body as unknown as Body<P>
      own.current = wireBody(path, asked) as Record<string, unknown>
      try {
        sent.current = end(intent.send(asked))
        await sent.current
      } catch (error) {
        // Whether it was done is said in place of the form where it is not known.
        if (!doubted.current && !(error instanceof OutcomeUnknown)) throw error
        setProblem(whyNot(error))
      } finally {
        sent.current = null
      }
    },
    /** Asks again; the form says itself what becomes of what it has sent. */
    check: async () => {
      if (sent.current !== null) return sent.current
      setProblem(undefined)
      const { pending } = intent
      const isOther = pending !== null && !isSameAct(pending, own.current ?? extra)
      try {
        await end(intent.check(), { isOther })
      } catch (error) {
        setProblem(whyNot(error))
      }
    },
  }
}
