/** Rows with their columns under each other: the first to the left, figures to the right. The first row is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows
    .map((row) =>
      widths
        .map((width, i) =>
          i === 0 ? (row[i] ?? '').padEnd(width) : (row[i] ?? '').padStart(width),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const NOT_MEASURED = '–'

/** A figure with so many digits after the point, thousands apart. */
export const figure = (value: number | undefined, digits = 0): string =>
  value === undefined || Number.isNaN(value)
    ? NOT_MEASURED
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** How many times the other ours is. */
export const ratio = (ours: number | undefined, theirs: number | undefined): string =>
  ours === undefined || theirs === undefined ? NOT_MEASURED : figure(ours / theirs, 2)
