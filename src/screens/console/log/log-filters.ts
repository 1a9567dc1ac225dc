import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(100))

/** What the address may say of the log. */
export const logShape = { act: text, actor: text, subject: text }

/** A word of the app's language, and the log's own for it. */
export type Said = readonly (readonly [said: string, inLog: string])[]

// Chinese needs no space before a number; a name that only begins like a word is no such word.
const THING = /^(\s|\d|$)/
/** A person at the command line may have any name: only a number makes a member of it, and nothing more the service. */
const SOMEBODY = /^\s*\d*$/

/** A number of a withdrawal: its date and what follows, as in 26112100007. A UID is shorter by far. */
const WITHDRAWAL = /^\d{11,18}$/
const UID = /^\d{1,18}$/
const ADDRESS = /^0x[0-9a-f]{40}$/i

/** What the log calls the thing whose number or address alone is typed. */
function thingOf(typed: string): string | undefined {
  if (WITHDRAWAL.test(typed)) return `withdrawal ${typed}`
  if (UID.test(typed)) return `member ${typed}`
  return ADDRESS.test(typed) ? `funding ${typed}` : undefined
}

/** The log has addresses in lower case, however they are shown. */
const withAddress = (subject: string) =>
  subject.replace(/\b0x[0-9a-f]{40}$/i, (address) => address.toLowerCase())

/** What the app says in words of its own is found by them. */
function inLog(typed: string, words: Said, rest: RegExp): string {
  for (const [said, its] of words) {
    const [head, tail] = [typed.slice(0, said.length), typed.slice(said.length)]
    if (head.toLowerCase() === said.toLowerCase() && rest.test(tail)) {
      return `${its} ${tail.trim()}`.trimEnd()
    }
  }
  return typed
}

type Filters = { act?: string; actor?: string; subject?: string }

/** What is asked for with these filters, typed in the words of the app's language or of the log. */
export const logBody = ({ act, actor, subject }: Filters, words: Said): Filters => ({
  ...(act !== undefined && { act }),
  ...(actor !== undefined && {
    actor: UID.test(actor) ? `member ${actor}` : inLog(actor, words, SOMEBODY),
  }),
  ...(subject !== undefined && {
    subject: withAddress(thingOf(subject) ?? inLog(subject, words, THING)),
  }),
})
