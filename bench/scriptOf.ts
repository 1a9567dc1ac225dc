/** A statement as it was told to the database, and what came back. */
export type Statement = {
  text: readonly string[]
  values: readonly unknown[]
  rows: readonly unknown[]
}

/** What stands for a value that every run has anew: the value that was recorded, and its SQL. */
export type Names = ReadonlyMap<unknown, string>

/**
 * A script of pgbench that tells the database what was recorded: what a run has anew by its name, ids that came back
 * and are told again (an id has at least six digits) by a variable, everything else as it was.
 */
export function scriptOf(transactions: readonly (readonly Statement[])[], given: Names): string {
  const names = new Map(given)
  return transactions
    .map((statements, i) => {
      const lines = statements.map((statement, j) => {
        const sql = sqlOf(statement, names)
        const later = transactions
          .slice(i + 1)
          .flat()
          .concat(statements.slice(j + 1))
        const used = new Set(later.flatMap(({ values }) => values.flat()))
        const returned = idsIn(statement).filter(([, id]) => used.has(id) && !names.has(id))
        const prefix = `s${i}_${j}_`
        for (const [column, id] of returned) names.set(id, `:${prefix}${column}`)
        return `${sql}${returned.length > 0 ? ` \\gset ${prefix}` : ';'}`
      })
      return ['begin;', ...lines, 'commit;'].join('\n')
    })
    .join('\n')
    .concat('\n')
}

const sqlOf = ({ text, values }: Statement, names: Names) =>
  text.reduce((left, right, i) => left + literal(values[i - 1], names) + right).trim()

/** The ids in the one row that came back, by column. */
function idsIn({ rows }: Statement): [string, string][] {
  const [row] = rows
  if (rows.length !== 1 || typeof row !== 'object' || row === null) return []
  return Object.entries(row).filter(
    ([, value]) => typeof value === 'string' && /^\d{6,}$/.test(value),
  )
}

function literal(value: unknown, names: Names): string {
  const name = names.get(value instanceof Date ? value.getTime() : value)
  if (name !== undefined) return name
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return `array[${value.map((one) => literal(one, names)).join(', ')}]`
  if (value instanceof Date) return quoted(value.toISOString())
  if (typeof value === 'string' && value.startsWith('[{')) return jsonOf(value, names)
  return quoted(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

/** JSON as the sum of its parts, so that the values which a run has anew are new in it too. */
function jsonOf(text: string, names: Names): string {
  const parts: string[] = []
  let done = 0
  for (const { 1: part = '', index } of text.matchAll(/(?<=")([^"\\]*)(?=")/g)) {
    const name = names.get(part)
    if (name === undefined) continue
    parts.push(quoted(text.slice(done, index)), name)
    done = index + part.length
  }
  return `(${[...parts, quoted(text.slice(done))].join(' || ')})`
}

/** Without a colon, which pgbench would take for a variable wherever it stands. */
const quoted = (text: string) =>
  text.includes(':')
    ? `U&'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\003A')}'`
    : `'${text.replaceAll("'", "''")}'`
