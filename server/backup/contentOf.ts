import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { END_OF_ROWS, type End, type Header } from './format.ts'
import { copied, sequencesOf, tablesOf } from './tablesOf.ts'

/** What a backup holds, piece by piece, as of the transaction that is open; `done` is told how it ends. */
export async function* contentOf(
  client: Client,
  { header, done }: { header: Header; done: (end: End) => void },
): AsyncGenerator<Buffer> {
  yield lineOf(header)
  const counts: Record<string, number> = {}
  for (const table of await tablesOf(client)) {
    yield lineOf(table)
    const rows = client.query(to(`copy ${copied(table)} to stdout`))
    yield* rows as AsyncIterable<Buffer>
    counts[table.table] = rows.rowCount
    yield Buffer.from(END_OF_ROWS)
  }
  // Last: a sequence is in no transaction, and must be ahead of every row that was written.
  const end = { rows: counts, sequences: await sequencesOf(client) }
  yield lineOf(end)
  done(end)
}

const lineOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`)
