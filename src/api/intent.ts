import * as z from 'zod/mini'
import type { Body, calls, Path, Result } from '#shared/api/index.ts'
import type { DeskPath } from '#shared/desk/index.ts'
import { formRefusals } from '#shared/formRefusals.ts'
import { LOCALES, say } from '#shared/locale.ts'
import { isOwnDraft, draftKey as keyOf } from '#src/session/draftKey.ts'
import { dropDraft, readDraft, writeDraft, writeLasting } from '#src/session/drafts.ts'
import { DoneUnread } from './DoneUnread.ts'
import { EndedElsewhere } from './EndedElsewhere.ts'
import { NotKept } from './NotKept.ts'
import { newKey } from './newKey.ts'
import { OutcomeUnknown } from './OutcomeUnknown.ts'
import { Refused } from './Refused.ts'
import { exchange, wireBody } from './request.ts'

/** The calls that are not to be done twice: those that move money, and the acts of the desk. */
export type OncePath =
  | { [P in Path]: (typeof calls)[P] extends { money: true } ? P : never }[Path]
  | DeskPath

/** What is kept of an intent from the moment of sending until its outcome is known: its key, and the body that belongs to it. */
const Kept = z.object({ key: z.string(), wire: z.unknown() })

const place = (draftKey: string) => `${draftKey}.intent`

function keptOf(draftKey: string): z.output<typeof Kept> | null {
  const kept = z.safeParse(Kept, readDraft(place(draftKey)))
  return kept.success && kept.data.wire !== undefined ? kept.data : null
}

/** Whether the member sent something whose outcome is not known; signing out forgets that (docs/decisions/112). */
export const isInDoubt = (): boolean =>
  Object.keys(localStorage).some((it) => {
    const [, form] = /^bw\.draft\.(.*)\.intent$/.exec(it) ?? []
    return form?.startsWith(keyOf('')) && keptOf(form) !== null
  })

const ended = (draftKey: string) => `${draftKey}.turnedAway`
/** Of so many keys of a form it is known that they ended with a no of which the service has kept nothing. */
const KNOWN = 8
const Keys = z.array(z.string())

function turnedAway(draftKey: string): string[] {
  const keys = z.safeParse(Keys, readDraft(ended(draftKey)))
  return keys.success ? keys.data : []
}

/** For another tab, which may still ask with the key. */
function keepTurnedAway({ draftKey, key }: Pick<Intent<OncePath>, 'draftKey' | 'key'>) {
  try {
    writeDraft(ended(draftKey), [...turnedAway(draftKey), key].slice(-KNOWN))
  } catch {
    // A storage that is full keeps nobody from being told the no.
  }
}

/** A call on its way: a key and the body that belongs to it, as it goes over the wire, bound together for good. */
export type Intent<P extends OncePath> = {
  path: P
  draftKey: string
  key: string
  /** Sent to the letter each time: another release would write the same down otherwise, and the service take it for something else. */
  wire: unknown
}

/** Keys that were made here and with which nothing was sent yet: of those alone a no is the whole story. */
const fresh = new Set<string>()

/** What was sent and whose outcome is not known, if there is something. */
export function pendingIntent<P extends OncePath>(path: P, draftKey: string): Intent<P> | null {
  const kept = keptOf(draftKey)
  return kept && { path, draftKey, key: kept.key, wire: kept.wire }
}

/**
 * Binds a body to a key for the form and keeps both, before anything is sent. Throws `OutcomeUnknown` where something that the
 * form has sent is not known yet, from another tab, say, and `NotKept` where the device has no room for it that lasts.
 */
export function bindIntent<P extends OncePath>(
  path: P,
  draftKey: string,
  body: Body<P>,
): Intent<P> {
  if (keptOf(draftKey)) throw new OutcomeUnknown()
  const key = newKey()
  const wire = wireBody(path, body)
  try {
    writeLasting(place(draftKey), { key, wire })
  } catch (error) {
    throw new NotKept(error)
  }
  fresh.add(key)
  return { path, draftKey, key, wire }
}

/**
 * Sends an intent once, with its own key whatever the form stands for by now. A final answer ends the intent, whatever it is;
 * anything else leaves it as it is and throws `OutcomeUnknown`: asking again with the same key cannot do it twice. Nothing is
 * sent for a member who has signed out. Throws `DoneUnread` where it was done and this release cannot read what came of it, and
 * `EndedElsewhere` where another tab was turned away with it: the service has kept nothing of that, and would do it now.
 */
export async function sendIntent<P extends OncePath>(intent: Intent<P>): Promise<Result<P>> {
  const { path, draftKey, key, wire } = intent
  if (!isOwnDraft(draftKey)) throw new OutcomeUnknown()
  const again = !fresh.delete(key)
  if (again && turnedAway(draftKey).includes(key)) throw new EndedElsewhere()
  const { call, said } = await exchange(path, () => ({ json: wire }), { key }).catch(
    (error: unknown) => {
      if (isOpen(error, again)) throw new OutcomeUnknown(toTell(error))
      if (isOfThisAsking(error)) keepTurnedAway(intent)
      endIntent(intent)
      throw error
    },
  )
  endIntent(intent)
  const result = z.safeDecode(call.result, said as never)
  // What was answered first is answered for ever, to the letter, in the shape that it had then.
  if (!result.success) throw new DoneUnread(result.error)
  return result.data as Result<P>
}

/** The form may stand for another one by now, which goes on. */
function endIntent({ draftKey, key }: Pick<Intent<OncePath>, 'draftKey' | 'key'>) {
  if (keptOf(draftKey)?.key === key) dropDraft(place(draftKey))
}

/** No answer, the service's own word that it cannot tell yet, or a no or a failure that says nothing of what was sent before. */
function isOpen(error: unknown, again: boolean): boolean {
  if (!(error instanceof Refused)) return true
  return isDoubt(error) || (again && isOfThisAsking(error))
}

/** A no of which the service keeps nothing under the key. */
const isOfThisAsking = (error: unknown): boolean =>
  error instanceof Refused &&
  ([401, 403, 500].includes(error.code) || error.retryAfter !== undefined)

/** A failure says that nothing was changed, which of what was sent before it cannot know: nobody is told that. */
function toTell(error: unknown): unknown {
  const isFailure = error instanceof Refused && error.code === 500
  return isFailure && !isDoubt(error) ? undefined : error
}

/** By its words too: a service of before the mark says no more, and its first answer to a key may come much later. */
const isDoubt = ({ doubt, message }: Refused): boolean => doubt || IN_DOUBT.has(message)

const IN_DOUBT: ReadonlySet<string> = new Set(
  LOCALES.map((locale) => say(formRefusals.inDoubt, locale)),
)
