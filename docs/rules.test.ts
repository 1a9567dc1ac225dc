import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const page = readFileSync('docs/rules.md', 'utf8')

/** The rows of the tables: their cells, without the headings. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| rule |'))
  .map((line) => line.slice(1, -1).split(' | '))
  .map(([rule = '', where = '', tests = '']) => ({
    rule: rule.trim(),
    files: [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    tests: [...tests.matchAll(/\[(.+?)\]\(\.\.\/([^)]+)\)(?= ·|\s*$)/g)].map(
      ([, title = '', file = '']) => ({ title, file }),
    ),
    links: tests.split(' · ').length,
  }))

/** Whether a file has this title, or a row of its table, as a whole text between quotes. */
function has(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote))
}

test('the page has the rules of all four parts', () => {
  expect(page.match(/^## /gm)).toHaveLength(4)
  expect(rows.length).toBeGreaterThan(60)
})

describe.each(rows)('$rule', ({ files, tests, links }) => {
  test('is checked in files that exist', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  test('has a test, and each that is named exists', () => {
    expect(tests.length).toBeGreaterThan(0)
    expect(tests).toHaveLength(links)
    const missing = tests.filter(({ file, title }) => !existsSync(file) || !has(file, title))
    expect(missing).toEqual([])
  })
})
