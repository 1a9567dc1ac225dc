import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Call } from '#shared/api/call.ts'
import { MESSAGE_KINDS } from '#shared/api/inbox.ts'
import { calls } from '#shared/api/index.ts'

const page = readFileSync('docs/ledger.md', 'utf8')
const listed = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name)

/**
 * What the code books under: `kind: 'grant'`, or a pattern where a part is reckoned: `arrival ${as}`. What members are told
 * has kinds too, and is not booked.
 */
const kinds = globSync('server/**/*.ts')
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\bkind: (?:'([^']+)'(?! \|)|`([^`]+)`)/g),
  ])
  .map(([, plain, pattern = '']) => plain ?? pattern)
  .filter((kind) => !MESSAGE_KINDS.some((told) => told === kind))

test('every kind of journal that the code books is on the page of the ledger', () => {
  expect(kinds).toContain('distribution')
  const missing = kinds.filter((kind) => {
    const pattern = new RegExp(`^${kind.replace(/\$\{[^}]+\}/g, '\\S+')}$`)
    return !listed.some((name) => pattern.test(name))
  })
  expect(missing).toEqual([])
})

test('every money call that is answered is on the page', () => {
  const money = Object.entries<Call>(calls).filter(([, call]) => call.money && !call.later)
  expect(money.map(([path]) => path).filter((path) => !listed.includes(path))).toEqual([])
})

test('every account of the chart is on the page, and no other', () => {
  const [known = ''] = globSync('server/db/migrations/*.sql')
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((sql) => /constraint known_account check \(([^;]*?)\)\)\)/.exec(sql)?.[1] ?? [])
    .slice(-1)
  const codes = [...known.matchAll(/'([a-z_]+)'/g)].map(([, code = '']) => code)
  expect(codes).toHaveLength(10)
  expect(listed.filter((name) => codes.includes(name)).toSorted()).toEqual(codes.toSorted())
})
