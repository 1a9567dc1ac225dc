// What is typed into a form, by field. What a form has sent is kept by src/session/drafts.ts, to the letter.
import { isNobodys } from './typed-until.ts'

/** The place is the session's own as well: signing in or out drops the drafts of others there, which must find these. */
const keyOf = (key: string) => `bw.draft.${key}`

const isSecret = (element: Element) =>
  element instanceof HTMLInputElement &&
  (/password|checkbox|file/.test(element.type) || /password/i.test(element.name))

/** What was typed before, by field; nothing where the device keeps nothing. */
export function readTyped(key: string | undefined): Record<string, string> {
  if (!key || typeof window === 'undefined') return {}
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(key)) ?? '{}')
    return kept && typeof kept === 'object' ? Object.fromEntries(textsOf(kept)) : {}
  } catch {
    // A draft is a courtesy: one that cannot be read is no draft.
    return {}
  }
}

const textsOf = (kept: object) =>
  Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string')

/** Keeps what is typed, never a password (the system may end the app while a mailed code is read). */
export function writeTyped(key: string, form: HTMLFormElement) {
  const secret = new Set(
    [...form.elements].filter(isSecret).map((element) => element.getAttribute('name')),
  )
  const texts = textsOf(Object.fromEntries(new FormData(form)))
  const kept = texts.filter(([name, text]) => !secret.has(name) && text !== '')
  writeTexts(key, Object.fromEntries(kept))
}

/** Keeps texts under a name of their own, such as until when to wait. */
export function writeTexts(key: string, texts: Readonly<Record<string, string>>) {
  try {
    // Another tab may have signed out a moment ago, and have forgotten what stood here.
    if (!isNobodys()) window.localStorage.setItem(keyOf(key), JSON.stringify(texts))
  } catch {
    // A full or closed storage: typing goes on without a draft.
  }
}

/** Forgets a draft once it is sent. */
export function dropTyped(key: string | undefined) {
  if (!key) return
  try {
    window.localStorage.removeItem(keyOf(key))
  } catch {
    // A closed storage holds no draft.
  }
}
