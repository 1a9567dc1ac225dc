import { describe, expect, test } from 'vitest'
import { csvLines, csvOf } from './csv.ts'

describe('a table for a spreadsheet', () => {
  test.each([
    '=1+1',
    '+1',
    '-A1',
    '-1-A1',
    '- 1',
    '-1.',
    '@SUM(A1)',
    '  =1',
    // Full width, as a keyboard for Chinese writes them.
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('takes %j for text, never for a formula', (cell) => {
    expect(csvLines([[cell]])).toBe(`"'${cell}"\r\n`)
  })

  test.each(['\t', '\r', '\n'])(
    'takes a formula after %j for text, there and before it',
    (blank) => {
      expect(csvLines([[`${blank}=1`]])).toBe(`"'${blank}'=1"\r\n`)
    },
  )

  test('leaves an amount below zero a number', () => {
    expect(csvLines([['-1', '-0.000000000000000001']])).toBe('"-1","-0.000000000000000001"\r\n')
  })

  test('keeps quotes, commas and line breaks inside their cell', () => {
    expect(csvLines([['say "no"', 'a,b', 'one\ntwo']])).toBe('"say ""no""","a,b","one\ntwo"\r\n')
  })

  test('quotes every cell, an empty one too, and ends every line', () => {
    expect(
      csvLines([
        ['a', ''],
        ['0001', '1.50'],
      ]),
    ).toBe('"a",""\r\n"0001","1.50"\r\n')
  })

  test('begins with the mark of UTF-8, once', () => {
    expect(csvOf([['河川']])).toBe('\uFEFF"河川"\r\n')
    expect(csvLines([['河川']])).not.toContain('\uFEFF')
  })

  test.each([
    'x;=1+1;',
    'x; =1+1;',
    'x;"=1+1&";',
    'x;"";=1+1;',
    'x\n=1+1;',
    'x\r\n"+1";',
    'x\t-1',
    ';＝1+1;',
    ';;@SUM(A1);',
    'x";\n";=1',
  ])('is no formula either where cells end at a semicolon or a tab: %j', (cell) => {
    const line = csvLines([['2026-11-21', cell, 'after']])
    for (const separator of [';', '\t']) {
      const cells = lenient(line, separator)
      expect(cells.filter((it) => /^\s*[=+\-@＝＋－＠]/.test(it))).toEqual([])
    }
  })
})

/** Cells as a spreadsheet takes them that was told another separator: a quotation mark counts where it begins a cell. */
function lenient(text: string, separator: string): string[] {
  const cells: string[] = []
  for (let at = 0; at < text.length; ) {
    let cell = ''
    if (text[at] === '"') {
      const [whole, quoted = ''] = /^"((?:[^"]|"")*)"?/.exec(text.slice(at)) ?? ['']
      cell = quoted.replaceAll('""', '"')
      at += whole.length
    }
    const rest = new RegExp(`[^${separator}\\r\\n]*`, 'y')
    rest.lastIndex = at
    const more = rest.exec(text)?.[0] ?? ''
    cells.push(cell + more)
    at += more.length + 1
  }
  return cells
}
