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
    '\t=1',
    '\r=1',
    '\n-2',
    // Full width, as a keyboard for Chinese writes them.
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('takes %j for text, never for a formula', (cell) => {
    expect(csvLines([[cell]])).toBe(`"'${cell}"\r\n`)
  })

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
})
