import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OF_HOUSE, OF_MEMBERS } from './account-words.ts'
import { journalWords } from './journal-words.ts'
import { ruleWords } from './rule-words.ts'

const page = readFileSync('docs/ledger.md', 'utf8')

/** The first cells of the rows of a table, told by its heading. */
const firstOf = (heading: string) => {
  const [, after = ''] = page.split(heading)
  const [section = ''] = after.split('\n## ')
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, it]) => it)
}

test('every account of the ledger has its words', () => {
  expect(firstOf('## Chart of accounts')).toEqual(expect.arrayContaining([...OF_MEMBERS]))
  expect(firstOf('## Chart of accounts').toSorted()).toEqual(
    [...OF_MEMBERS, ...OF_HOUSE].toSorted(),
  )
})

test('every kind of journal has its words', () => {
  expect(Object.keys(journalWords).toSorted()).toEqual(firstOf('## Postings').toSorted())
})

test('every rule of the audit has its words', () => {
  const rules = readFileSync('server/audit/audit.ts', 'utf8').matchAll(/^ {2}'([^']+)': \w+,$/gm)
  expect(Object.keys(ruleWords)).toEqual([...rules].map(([, it]) => it))
})
