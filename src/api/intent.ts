import * as z from 'zod/mini'
import { type Body, calls, type Path, type Result } from '#shared/api/index.ts'
import { formRefusals } from '#shared/formRefusals.ts'
import { LOCALES, say } from '#shared/locale.ts'
import { dropDraft, readDraft, writeDraft } from '#src/session/drafts.ts'
import { OutcomeUnknown } from './OutcomeUnknown.ts'
import { Refused } from './Refused.ts'
import { request, wireBody } from './request.ts'
import { Unanswered } from './Unanswered.ts'

/** The calls that move money. */
export type MoneyPath = {
  [P in Path]: (typeof calls)[P] extends { money: true } ? P : never
}[Path]

/** What is kept of an intent: its key, and from the moment of sending the body that belongs to the key. */
const Kept = z.object({ key: z.string(), wire: z.optional(z.unknown()) })
type Kept = z.output<typeof Kept>

const place = (draftKey: string) => `${draftKey}.intent`

/** The intent that a form stands for: the kept one, or one made with the form. */
export function openIntent(draftKey: string): Kept {
  const kept = z.safeParse(Kept, readDraft(place(draftKey)))
  if (kept.success) return kept.data
  const made = { key: crypto.randomUUID() }
  writeDraft(place(draftKey), made)
  return made
}

/** The body that was sent and whose outcome is not known, if there is one. */
export function pendingBody<P extends MoneyPath>(path: P, { wire }: Kept): Body<P> | null {
  return wire === undefined ? null : (z.decode(calls[path].body, wire as never) as Body<P>)
}

/**
 * Sends an intent once, always with its own key. A final answer ends the intent, whatever it is; anything else leaves it
 * as it is and throws `OutcomeUnknown`: asking again with the same key cannot do it twice.
 */
export async function sendIntent<P extends MoneyPath>(
  path: P,
  draftKey: string,
  body: Body<P>,
): Promise<Result<P>> {
  const { key, wire } = openIntent(draftKey)
  const again = wire !== undefined
  writeDraft(place(draftKey), { key, wire: wireBody(path, body) })
  try {
    const result = await request(path, body, { key })
    dropDraft(place(draftKey))
    return result
  } catch (error) {
    if (isOpen(error, again)) throw new OutcomeUnknown(error)
    dropDraft(place(draftKey))
    throw error
  }
}

/** No answer, the service's own word that it cannot tell yet, or a no from the door that says nothing of what was sent before. */
function isOpen(error: unknown, again: boolean): boolean {
  if (error instanceof Unanswered) return true
  if (!(error instanceof Refused)) return false
  const atTheDoor = error.code === 401 || error.code === 403 || error.retryAfter !== undefined
  return IN_DOUBT.has(error.message) || (again && atTheDoor)
}

const IN_DOUBT: ReadonlySet<string> = new Set(
  LOCALES.map((locale) => say(formRefusals.inDoubt, locale)),
)
