/**
 * Text of a table for a spreadsheet (RFC 4180): every cell quoted, lines ended by CRLF, a mark before it so that Chinese is
 * read as UTF-8. What a spreadsheet would take for a formula gets an apostrophe before it: a whole cell, and what follows a
 * semicolon, a tab or a line break in one, where a spreadsheet of a country that writes 1,5 begins another cell.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string => MARK + csvLines(rows)

/** The same without the mark, for what follows the first part. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

const MARK = '\uFEFF'

/** What a spreadsheet reckons with, in full width too; blanks before it do not keep one from doing so. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** The same within a cell, after what ends one elsewhere; a quotation mark there begins a cell and is not part of it. */
const FORMULA_WITHIN = /([;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g

/** An amount below zero is a number and nothing else. */
const BELOW_ZERO = /^-\d+(\.\d+)?$/

function cellOf(text: string): string {
  const plain = FORMULA.test(text) && !BELOW_ZERO.test(text) ? `'${text}` : text
  return `"${plain.replace(FORMULA_WITHIN, "$1'").replaceAll('"', '""')}"`
}
