import * as z from 'zod/mini'
import { type Body, calls, type Path, type Result } from '#shared/api/index.ts'
import { formRefusals } from '#shared/formRefusals.ts'
import { LOCALES, say } from '#shared/locale.ts'
import { isOwnDraft } from '#src/session/draftKey.ts'
import { dropDraft, readDraft, writeDraft } from '#src/session/drafts.ts'
import { newKey } from './newKey.ts'
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
  const made = { key: newKey() }
  writeDraft(place(draftKey), made)
  return made
}

/** A money call on its way: a key and the body that belongs to it, bound together for good. */
export type Intent<P extends MoneyPath> = {
  path: P
  draftKey: string
  key: string
  body: Body<P>
  /** It was sent before, by an earlier start of the app or another look at the form. */
  again: boolean
}

/** What was sent and whose outcome is not known, if there is something. */
export function pendingIntent<P extends MoneyPath>(path: P, draftKey: string): Intent<P> | null {
  const { key, wire } = openIntent(draftKey)
  if (wire === undefined) return null
  const body = z.decode(calls[path].body, wire as never) as Body<P>
  return { path, draftKey, key, body, again: true }
}

/**
 * Binds a body to the form's key and keeps both, before anything is sent. Throws `OutcomeUnknown` where something was sent
 * under that key already and is not known yet: by another tab, say.
 */
export function bindIntent<P extends MoneyPath>(
  path: P,
  draftKey: string,
  body: Body<P>,
): Intent<P> {
  const { key, wire } = openIntent(draftKey)
  if (wire !== undefined) throw new OutcomeUnknown()
  writeDraft(place(draftKey), { key, wire: wireBody(path, body) })
  return { path, draftKey, key, body, again: false }
}

/**
 * Sends an intent once, with its own key whatever the form stands for by now. A final answer ends the intent, whatever it is;
 * anything else leaves it as it is and throws `OutcomeUnknown`: asking again with the same key cannot do it twice. Nothing is
 * sent for a member who has signed out.
 */
export async function sendIntent<P extends MoneyPath>(intent: Intent<P>): Promise<Result<P>> {
  const { path, draftKey, key, body, again } = intent
  if (!isOwnDraft(draftKey)) throw new OutcomeUnknown()
  try {
    const result = await request(path, body, { key })
    endIntent(intent)
    return result
  } catch (error) {
    if (isOpen(error, again)) throw new OutcomeUnknown(error)
    endIntent(intent)
    throw error
  }
}

/** The form may stand for another one by now, which goes on. */
function endIntent({ draftKey, key }: Pick<Intent<MoneyPath>, 'draftKey' | 'key'>) {
  const kept = z.safeParse(Kept, readDraft(place(draftKey)))
  if (kept.success && kept.data.key === key) dropDraft(place(draftKey))
}

/** No answer, the service's own word that it cannot tell yet, or a no or a failure that says nothing of what was sent before. */
function isOpen(error: unknown, again: boolean): boolean {
  if (error instanceof Unanswered) return true
  if (!(error instanceof Refused)) return false
  const ofThisAsking = [401, 403, 500].includes(error.code) || error.retryAfter !== undefined
  return IN_DOUBT.has(error.message) || (again && ofThisAsking)
}

const IN_DOUBT: ReadonlySet<string> = new Set(
  LOCALES.map((locale) => say(formRefusals.inDoubt, locale)),
)
