/**
 * Text of a table for a spreadsheet (RFC 4180): every cell quoted, lines ended by CRLF, a mark before it so that Chinese is
 * read as UTF-8. A cell that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string => MARK + csvLines(rows)

/** The same without the mark, for what follows the first part. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

const MARK = '\uFEFF'

/** What a spreadsheet reckons with, in full width too; blanks before it do not keep one from doing so. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** An amount below zero is a number and nothing else. */
const BELOW_ZERO = /^-\d+(\.\d+)?$/

function cellOf(text: string): string {
  const plain = FORMULA.test(text) && !BELOW_ZERO.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
