import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(100))

/** What the address may say of the log. */
export const logShape = { act: text, actor: text, subject: text }

/** A word of the app's language, and the log's own for it. */
export type Said = readonly (readonly [said: string, inLog: string])[]

/** What the app says in words of its own is found by them, and somebody's UID alone stands for the member. */
function inLog(typed: string, words: Said): string {
  if (/^\d{1,18}$/.test(typed)) return `member ${typed}`
  for (const [said, its] of words) {
    const [head, rest] = [typed.slice(0, said.length), typed.slice(said.length)]
    // Chinese needs no space before a number; a name that only begins like a word is no such word.
    if (head.toLowerCase() === said.toLowerCase() && /^(\s|\d|$)/.test(rest)) {
      return `${its} ${rest.trim()}`.trimEnd()
    }
  }
  return typed
}

type Filters = { act?: string; actor?: string; subject?: string }

/** What is asked for with these filters, typed in the words of the app's language or of the log. */
export const logBody = ({ act, actor, subject }: Filters, words: Said): Filters => ({
  ...(act !== undefined && { act }),
  ...(actor !== undefined && { actor: inLog(actor, words) }),
  ...(subject !== undefined && { subject: inLog(subject, words) }),
})
