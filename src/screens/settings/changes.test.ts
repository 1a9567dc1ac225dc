import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { releases } from './changes.ts'

test('the version that is released says what changed, before the older ones', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(releases[0]?.version).toBe(version)
  for (const { changes } of releases) expect(changes.length).toBeGreaterThan(0)
  expect(new Set(releases.map((it) => it.version)).size).toBe(releases.length)
})
