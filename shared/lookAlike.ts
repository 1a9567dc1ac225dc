/** What people compare of an address: its first four and last four digits. The mask of lists (7 and 7) holds more. */
const ENDS = 4

const endsOf = (address: string) => address.slice(2, 2 + ENDS) + address.slice(-ENDS)

/**
 * The known address that another one could be taken for: the ends are the same and the rest is not. Somebody may have
 * made it so, to be copied by mistake. An address that is itself known is none.
 */
export function lookAlike(address: string, known: readonly string[]): string | undefined {
  const asked = address.toLowerCase()
  const others = known.map((it) => ({ it, key: it.toLowerCase() }))
  if (others.some(({ key }) => key === asked)) return undefined
  return others.find(({ key }) => endsOf(key) === endsOf(asked))?.it
}
