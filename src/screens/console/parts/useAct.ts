import { useRef, useState } from 'react'
import type { Body } from '#shared/api/index.ts'
import type { DeskBody, DeskPath, DeskResult } from '#shared/desk/index.ts'
import { OutcomeUnknown } from '#src/api/OutcomeUnknown.ts'
import { useIntent } from '#src/api/useIntent.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { toast } from '#src/ui/toasts.ts'

/** The parts of a body that say whom or what it is about, by name; how that is to be is none of them. */
const ABOUT = ['id', 'no', 'key', 'name', 'what', 'coin', 'hash', 'memberId', 'role']

type Acting<P extends DeskPath> = {
  path: P
  extra: Readonly<Record<string, unknown>> | undefined
  done: (result: DeskResult<P>) => string
  onDone: () => void
}

/** Does an act of the desk, once whatever happens (`useIntent`). Whoever has left the sheet is told where they are. */
export function useAct<P extends DeskPath>({ path, extra = {}, done, onDone }: Acting<P>) {
  const about = ABOUT.flatMap((name) => (name in extra ? [String(extra[name])] : []))
  const intent = useIntent(path, draftKey([path, ...about].join('.')), { quiet: true })
  const sent = useRef<Promise<void>>(null)
  const [problem, setProblem] = useState<string>()

  async function end(asking: Promise<unknown> | null) {
    const result = await asking
    if (!result) return
    const standing = intent.standing()
    if (standing !== 'other') toast(done(result as DeskResult<P>), 'good')
    if (standing === 'here') onDone()
  }

  return {
    state: intent.state,
    /** Why not, where it was asked for again. */
    problem,
    /** Throws what the form is to show. */
    submit: async (body: DeskBody<P>) => {
      setProblem(undefined)
      try {
        // DeskBody and Body of one path are the same, which TypeScript cannot follow for a generic P.
        sent.current = end(intent.send(body as unknown as Body<P>))
        await sent.current
      } catch (error) {
        // That it is not known is said in place of the form.
        if (!(error instanceof OutcomeUnknown)) throw error
      } finally {
        sent.current = null
      }
    },
    /** Asks again; the form says itself what becomes of what it has sent. */
    check: async () => {
      if (sent.current !== null) return sent.current
      setProblem(undefined)
      try {
        await end(intent.check())
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error))
      }
    },
  }
}
