import { onForget } from '#src/session/forget.ts'

/** An answer to a call that the page made while the scripts came, and when it came: milliseconds since 1970. */
type AskedAhead = { text: string; date: string | null; id: string | null; at: number }

/** By call, body, language and token: what was asked for somebody else, or otherwise, is no answer. */
type Asked = Record<string, Promise<AskedAhead | undefined>>

/** Milliseconds after the first of them is asked for: who asks later wants to know what is so then. */
const FRESH = 3_000

let asked: Asked = {}
let ends: ReturnType<typeof setTimeout> | undefined

/** Has the first calls of a start answered by what the page asked already (`page/fetch.js`). */
export function openAskedAhead(page: HTMLElement): void {
  asked = (page as { asked?: Asked }).asked ?? {}
  clearTimeout(ends)
  ends = undefined
}

/** Whatever was done meanwhile is not in it; nor is it what somebody asks for who has seen it and wants to know what is new. */
export function dropAskedAhead(): void {
  asked = {}
}

onForget(dropAskedAhead)

type Asking = { json?: unknown; headers: Record<string, string> }

/** The answer to a call where it was asked ahead, to everybody who asks it; undefined where the service did not answer it. */
export async function askedAhead(path: string, { json, headers }: Asking) {
  // Not from the start on: the slowest networks bring what asks long after this. Records are fetched for the worker later still.
  ends ??= setTimeout(dropAskedAhead, FRESH)
  const { 'Accept-Language': locale, Authorization: token = '' } = headers
  return asked[[path, JSON.stringify(json), locale, token].join('\n')]
}
