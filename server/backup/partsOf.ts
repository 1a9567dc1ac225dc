import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { END_OF_ROWS, End, Header, Table } from './format.ts'
import { readText } from './readText.ts'
import { sealed } from './sealed.ts'

/** What a backup is made of, in the order of the file: the header, tables with their rows, the end. */
export type Part = { header: Header } | { table: Table; rows: AsyncIterable<Buffer> } | { end: End }

/**
 * Reads a backup piece by piece. Throws where it is not what was written, at the latest when there is nothing after its last
 * part: until then nothing that was read may be kept.
 */
export async function* partsOf(file: string): AsyncGenerator<Part> {
  let whole = false
  const packed = async function* () {
    yield* sealed(file)
    whole = true
  }
  const unpacked = pipeline(
    Readable.from(packed()),
    createGunzip(),
    // Who reads is thrown its error.
    () => {},
  )
  const text = readText(unpacked)
  yield { header: Header.parse(JSON.parse(await text.line())) }
  for (;;) {
    const said: unknown = JSON.parse(await text.line())
    const table = Table.safeParse(said)
    if (!table.success) {
      yield { end: End.parse(said) }
      break
    }
    const rows = text.until(END_OF_ROWS)
    yield { table: table.data, rows }
    // Whoever does not want the rows passes over them.
    for await (const _ of rows);
  }
  await text.over()
  // Unpacking ends where the stream says so, which may be before the file does.
  if (!whole) throw new Error('it goes on after its end')
}
