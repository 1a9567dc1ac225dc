/** About so many characters of a body stand in a list. */
const LONGEST = 140

/** What begins a heading or an item of a list. */
const BEGINS = /^\s{0,3}(#{1,6}|[-*+]|\d+\.)\s+/

/** The first words of a Markdown body as plain text. */
export function summaryOf(body: string): string {
  const text = body
    .slice(0, 2_000)
    .replace(/```[\s\S]*?(```|$)/g, '\n\n')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}>\s?/gm, '')
    .replace(/<[^>]*>/g, ' ')
  const letters = [...partsOf(text).reduce(joined, '')]
  if (letters.length <= LONGEST) return letters.join('')
  return `${letters.slice(0, LONGEST).join('').trimEnd()}…`
}

/** Headings, paragraphs and items of lists, each on a line of its own. */
const partsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=\s{0,3}(?:#{1,6}|[-*+]|\d+\.)\s)|(?<=^\s{0,3}#.*)\n/m)
    .map((part) =>
      part
        .replace(BEGINS, '')
        .replace(/[*_`~|]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => !/^[-=\s]*$/.test(part))

/** What does not end as a sentence does is parted by a dot; after a full-width sign there is no blank. */
function joined(before: string, part: string): string {
  if (before === '') return part
  if (/[。，、：；！？…」）]$/.test(before)) return before + part
  return /[.,:;!?]$/.test(before) ? `${before} ${part}` : `${before} · ${part}`
}
