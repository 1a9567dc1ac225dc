import type { Words } from '#shared/locale.ts'

/** The languages in which everything is written, and the parts of it in each, by the names of their fields. */
export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
export const TEXT_PARTS = ['title.en', 'body.en', 'title.zh', 'body.zh'] as const

/** What stands in a form, by the names of its fields. */
export type Fields = Readonly<Record<string, string>>

/** What is written, as it was read or as it is typed. `token` is another one after each change. */
export type Version = { token: string; fields: Fields }

/** Nothing was written yet. */
export const BLANK: Fields = { 'title.en': '', 'body.en': '', 'title.zh': '', 'body.zh': '' }

type Texts = { title: Words; body: Words }

export const fieldsOf = ({ title, body }: Texts): Fields => ({
  'title.en': title.en,
  'body.en': body.en,
  'title.zh': title.zh,
  'body.zh': body.zh,
})

const part = (fields: Fields, name: string): string => fields[name] ?? ''

/** Both languages of a part, as the wire has it. */
export const wordsOf = (fields: Fields, name: 'title' | 'body'): Words => ({
  en: part(fields, `${name}.en`),
  zh: part(fields, `${name}.zh`),
})

/** Whether two say the same; the service trims what is at the ends. */
export const sameFields = (one: Fields, other: Fields): boolean =>
  Object.keys({ ...one, ...other }).every((it) => part(one, it).trim() === part(other, it).trim())

/** Which of these parts are still empty. */
export const missingIn = <Name extends string>(fields: Fields, names: readonly Name[]): Name[] =>
  names.filter((name) => part(fields, name).trim() === '')

/** What was typed before it was sent: a draft leaves out what is empty, and names the version that it was begun from. */
export function draftOf(draft: Fields, like: Fields): Version | undefined {
  const { token } = draft
  if (token === undefined) return undefined
  return { token, fields: Object.fromEntries(Object.keys(like).map((it) => [it, part(draft, it)])) }
}

/** What differs between two, by the names of the parts; of a long text the lines that differ, with a line on each side. */
export function differing(mine: Fields, theirs: Fields): { before: Fields; after: Fields } {
  const names = Object.keys({ ...mine, ...theirs }).filter(
    (it) => part(mine, it).trim() !== part(theirs, it).trim(),
  )
  const cut = names.map((it) => [it, cutOut(part(mine, it), part(theirs, it))] as const)
  return {
    before: Object.fromEntries(cut.map(([name, [before]]) => [name, before])),
    after: Object.fromEntries(cut.map(([name, [, after]]) => [name, after])),
  }
}

/** The lines between the first and the last that differ. */
function cutOut(one: string, other: string): [string, string] {
  const [a, b] = [one.split('\n'), other.split('\n')]
  const most = Math.min(a.length, b.length)
  let head = 0
  while (head < most && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < most - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1
  return [around(a, head, tail), around(b, head, tail)]
}

function around(lines: readonly string[], head: number, tail: number): string {
  const from = Math.max(0, head - 1)
  const to = Math.min(lines.length, lines.length - tail + 1)
  const cut = lines.slice(from, to).join('\n')
  return `${from > 0 ? '…\n' : ''}${cut}${to < lines.length ? '\n…' : ''}`
}
