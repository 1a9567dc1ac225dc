import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a check that is not there is named, and nothing else is run in its place', () => {
  // A check that is there and takes half a minute: it is not begun.
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['tools/test.ts', 'types', 'unti'],
    { encoding: 'utf8', timeout: 10_000 },
  )
  expect(stderr).toContain('no such check: unti; there are types, lint, unused code')
  expect([status, stdout]).toEqual([1, ''])
})
