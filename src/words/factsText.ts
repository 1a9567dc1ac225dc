import type { Locale } from '#shared/locale.ts'

/** Facts as a text: a title, and parts of names with their values. */
export type Facts = {
  title: string
  parts: readonly { heading?: string; rows: readonly (readonly [name: string, value: string])[] }[]
}

/** A line each, parts with an empty line between them; what has no value has no line. */
export function factsText({ title, parts }: Facts, locale: Locale): string {
  const colon = locale === 'en' ? ': ' : '：'
  const blocks = parts
    .map(({ heading, rows }) => ({
      heading,
      lines: rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => name + colon + tidied(value)),
    }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => [...(heading ? [heading] : []), ...lines].join('\r\n'))
  return `${[title, ...blocks].join('\r\n\r\n')}\r\n`
}

/** What others wrote, such as a nickname, makes no lines of its own. */
const tidied = (value: string) => value.replace(/\s+/g, ' ').trim()
