import * as z from 'zod/mini'

/**
 * A backup is this line, one gzip stream of text, and a seal. The text is the header, each table with its rows as COPY writes
 * them and the line `\.` after them, and the end; header, tables and end are one line of JSON each.
 */
export const FIRST_LINE = 'bitwave-backup 1 gzip\n'

/** What ends the rows of a table. No row can hold it: COPY writes a backslash as two. */
export const END_OF_ROWS = '\\.\n'

/** The last line of the file: SHA-256 of all bytes before it, in hex. */
export const sealOf = (sha256: string): string => `sha256 ${sha256}\n`
export const SEAL_LENGTH = sealOf('').length + 64

/** Of what this is a backup. */
export const Header = z.object({
  madeAt: z.iso.datetime(),
  /** Those that had run, in their order, with the hashes of their files. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** The chain that was followed; null before the first block was seen. */
  chainId: z.nullable(z.string()),
  /** The pool's address, where the command was told. */
  pool: z.nullable(z.string()),
})
export type Header = z.output<typeof Header>

/** A table and the columns that are written, in their order. */
export const Table = z.object({ table: z.string(), columns: z.array(z.string()) })
export type Table = z.output<typeof Table>

/** How many rows each table has, and what each sequence gave last. */
export const End = z.object({
  rows: z.record(z.string(), z.int()),
  sequences: z.record(z.string(), z.string()),
})
export type End = z.output<typeof End>
