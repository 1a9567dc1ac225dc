/** About so many characters of a body stand in a list. */
const LONGEST = 140

/** What begins a heading or an item of a list. */
const BEGINS = /^\s{0,3}(#{1,6}|[-*+]|\d+\.)\s+/
const ITEM = /^\s{0,3}([-*+]|\d+\.)\s+/

/** HTML as Markdown knows it: a sign between two numbers is none. */
const TAG = /<!--[\s\S]*?-->|<\/?[a-z][\w-]*(\s[^<>]*)?\/?>/gi

/** An address in brackets is a link, and shown without them. */
const BARE_LINK = /<([a-z][\w+.-]*:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/gi

/** What is stressed, struck out or code; a sign with a blank behind it is what it is, and so is a line within a word. */
const SIGNED = /(\*\*?|~~?|`+)(?=\S)(.*?\S)\1/g
const UNDERLINED = /(?<!\w)(__?)(?=\S)(.*?\S)\1(?!\w)/g

/** So deep within one another that nobody writes it. */
const DEEPEST = 4

/** Parts the names of a table's columns from its rows. */
const RULE = /^(?=.*\|)[|: \t-]+$/gm

/** The first words of a Markdown body as plain text. */
export function summaryOf(body: string): string {
  const text = body
    .slice(0, 2_000)
    .replace(/```[\s\S]*?(```|$)/g, '\n\n')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]{0,3}>[ \t]?/gm, '')
    .replace(TAG, ' ')
    .replace(BARE_LINK, '$1')
    .replace(RULE, '')
  const letters = [...partsOf(text).reduce(joined, '')]
  if (letters.length <= LONGEST) return letters.join('')
  return `${letters.slice(0, LONGEST).join('').trimEnd()}…`
}

type Part = { text: string; isItem: boolean }

/** Headings, paragraphs and items of lists. */
const partsOf = (text: string): Part[] =>
  text
    .split(/\n\s*\n|\n(?=\s{0,3}(?:#{1,6}|[-*+]|\d+\.)\s)|(?<=^\s{0,3}#.*)\n/m)
    .map((part) => ({ text: plain(part), isItem: ITEM.test(part) }))
    .filter((part) => !/^[-=*_\s]*$/.test(part.text))

const plain = (part: string) =>
  unsigned(part.replace(BEGINS, '').replaceAll('|', '').replace(/\s+/g, ' ').trim())

/** Without the signs of what is within one another, from the outermost on. */
function unsigned(text: string, deep = 1): string {
  const bare = text.replace(SIGNED, '$2').replace(UNDERLINED, '$2')
  return bare === text || deep === DEEPEST ? bare : unsigned(bare, deep + 1)
}

/**
 * What does not end as a sentence does is parted by a dot, and so is each item of a list, which seldom begins as a sentence
 * does: the full stop before it goes. After a full-width sign there is no blank.
 */
function joined(before: string, { text, isItem }: Part): string {
  if (before === '') return text
  const left = isItem ? before.replace(/[.。]$/, '') : before
  if (/[。，、：；！？…」）]$/.test(left)) return left + text
  return /[.,:;!?]$/.test(left) ? `${left} ${text}` : `${left} · ${text}`
}
