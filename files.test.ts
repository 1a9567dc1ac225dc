import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDERS = '{src,server,shared,devnet,postgres,contracts,tools,bench,e2e}'

const linesOf = (file: string) => readFileSync(file, 'utf8').replace(/\n$/, '').split('\n').length

test('neighbours are reached by name, never by climbing', () => {
  const climbs = globSync(`${FOLDERS}/**/*.{ts,tsx}`).filter((file) =>
    /from '\.\.\//.test(readFileSync(file, 'utf8')),
  )
  expect(climbs).toEqual([])
})

/** What can be read in one go. Catalogs and data may be longer; code may not, nor may tests and styles. */
const LONGEST = 150

/** A migration that has run anywhere is never changed, nor split. */
const HAVE_RUN = ['server/db/migrations/001-ledger.sql', 'server/db/migrations/010-community.sql']

test(`no file is longer than ${LONGEST} lines`, () => {
  const files = [
    ...globSync(`${FOLDERS}/**/*.{ts,tsx,js,mjs,css,html,sol,sql}`),
    ...globSync('{*,docs/*}.{ts,mjs,html}'),
  ]
  const long = files
    .filter((file) => !HAVE_RUN.includes(file))
    .map((file) => ({ file, lines: linesOf(file) }))
    .filter(({ lines }) => lines > LONGEST)
  expect(long).toEqual([])
})
