/** How a column becomes a value, once for every query: by PostgreSQL type id. */
const parsers: Record<number, (text: string) => unknown> = {
  20: String, // int8: an id, never reckoned with
  1700: BigInt, // numeric with scale 0: base units
  1184: (at) => new Date(at).toISOString(), // timestamptz
  1082: String, // date: a UTC day
}

/** For `pg`: our parser where there is one, the text as it stands for what pg would bend, else pg's own. */
export const types = (original: { getTypeParser: (id: number, format?: 'text') => unknown }) => ({
  getTypeParser: (id: number, format?: 'text') => parsers[id] ?? original.getTypeParser(id, format),
})
