import type { Result } from '#shared/api/index.ts'
import { isOwnDraft } from '#src/session/draftKey.ts'
import { tellFailure } from './failure.ts'
import { type Intent, type OncePath, sendIntent } from './intent.ts'
import { OutcomeUnknown } from './OutcomeUnknown.ts'
import { refreshAfter } from './stale.ts'

/** Milliseconds before each further asking; after the last one it is the person who asks. */
const PAUSES = [2_000, 4_000, 8_000]

/** Who asks already, by the intent's key: a form that was left and come back to joins in. */
const asking = new Map<string, Promise<unknown>>()

type Asking = {
  /** Told that no answer came, and that it is asked again. */
  onDoubt: () => void
  /** The asker tells the person about a failure in a way of its own: no toast. */
  isQuiet?: (error: unknown) => boolean
}

/** Sends an intent, and asks again with its key where no answer came. Throws what `sendIntent` does, and has told the person. */
export function askUntilKnown<P extends OncePath>(
  intent: Intent<P>,
  asker: Asking,
): Promise<Result<P>> {
  const { key } = intent
  // Not by the form: another tab may have seen the end of what is still asked for here, and the form stands for the next.
  const joined = asking.get(key) as Promise<Result<P>> | undefined
  const begun = joined ?? ask(intent, asker).finally(() => asking.delete(key))
  asking.set(key, begun)
  return begun
}

async function ask<P extends OncePath>(intent: Intent<P>, { onDoubt, isQuiet }: Asking) {
  try {
    const result = await askInTurn(intent, onDoubt)
    void refreshAfter(intent.path)
    return result
  } catch (error) {
    // Of a session that is over nobody is told: the next one is somebody else's.
    if (isOwnDraft(intent.draftKey)) {
      const cause = error instanceof OutcomeUnknown ? (error.cause ?? error) : error
      tellFailure({ error: cause, quiet: isQuiet?.(error) ?? false })
    }
    // It may have been done all the same, and what was decided upon may have changed since it was shown.
    if (isOwnDraft(intent.draftKey)) void refreshAfter(intent.path)
    throw error
  }
}

async function askInTurn<P extends OncePath>(intent: Intent<P>, onDoubt: () => void) {
  for (const pause of PAUSES) {
    try {
      return await sendIntent(intent)
    } catch (error) {
      if (!(error instanceof OutcomeUnknown) || !isOwnDraft(intent.draftKey)) throw error
      onDoubt()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return sendIntent(intent)
}
