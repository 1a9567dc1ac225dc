/** Rows as aligned columns, the names of the fields above them. */
export function table(rows: readonly Record<string, unknown>[]): string {
  const [first] = rows
  if (!first) return '(none)'
  const names = Object.keys(first)
  const cells = [names, ...rows.map((row) => names.map((name) => cell(row[name])))]
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** One thing, a field a line, its values one below the other. */
export function sheet(thing: Record<string, unknown>): string {
  const width = Math.max(14, ...Object.keys(thing).map((name) => name.length))
  return Object.entries(thing)
    .map(([name, value]) => `${name.padEnd(width)}  ${cell(value)}`)
    .join('\n')
}

/** How many of something, in words: "1 finding", "2 findings". */
export const counted = (many: number, one: string, more = `${one}s`): string =>
  `${many} ${many === 1 ? one : more}`

/** One line whatever stands in it: a text that breaks would pass for rows of its own. */
const cell = (value: unknown): string =>
  value === null || value === undefined
    ? '–'
    : String(value).replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '\uFFFD')
