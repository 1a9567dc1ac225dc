import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The pages that tell rules with their tests: how many parts each has, and rows at least. */
const PAGES = [
  ['docs/rules.md', 5, 60],
  ['docs/security.md', 5, 25],
] as const

/** The rows of the tables of rules: their cells, without the headings. */
const rowsOf = (page: string) =>
  readFileSync(page, 'utf8')
    .split('\n\n')
    .filter((part) => part.startsWith('| rule |'))
    .flatMap((table) => table.trim().split('\n').slice(2).map(read))

function read(line: string) {
  const [rule = '', where = '', tests = ''] = line.slice(1, -1).split(' | ')
  return {
    rule: rule.trim(),
    files: [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    tests: [...tests.matchAll(/\[(.+?)\]\(\.\.\/([^)]+)\)(?= ·|\s*$)/g)].map(
      ([, title = '', file = '']) => ({ title, file }),
    ),
    links: tests.split(' · ').length,
  }
}

/** Whether a file has this title, or a row of its table, as a whole text between quotes. */
function has(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote))
}

test.each(PAGES)('%s has the rules of all its parts', (page, parts, least) => {
  expect(readFileSync(page, 'utf8').match(/^## /gm)).toHaveLength(parts)
  expect(rowsOf(page).length).toBeGreaterThan(least)
})

describe.each(PAGES.flatMap(([page]) => rowsOf(page)))('$rule', ({ files, tests, links }) => {
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
