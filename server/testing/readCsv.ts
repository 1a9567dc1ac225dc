/** The cells of a table as a spreadsheet reads them (RFC 4180). */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  for (const line of text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)) {
    const cells = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)]
    rows.push(cells.map(([, cell = '']) => cell.replaceAll('""', '"')))
  }
  return rows
}
