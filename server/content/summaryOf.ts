/** About so many characters of a body stand in a list. */
const LONGEST = 140

/** The first words of a Markdown body as plain text. */
export function summaryOf(body: string): string {
  const text = body
    .slice(0, 2_000)
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[*_`~|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...text]
  if (letters.length <= LONGEST) return text
  return `${letters.slice(0, LONGEST).join('').trimEnd()}…`
}
