import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { INPUTS } from './buildApp.ts'

test('whatever of ours the build is made with makes a new one where it changes', () => {
  const config = readFileSync('vite.config.ts', 'utf8')
  const own = [...config.matchAll(/from '#(.+?)'/g)].map(([, file]) => file)
  const read = [...config.matchAll(/readFileSync\('(.+?)'/g)].map(([, file]) => file)
  expect(own).not.toEqual([])
  expect(read).toContain('package.json')
  expect(globSync(INPUTS)).toEqual(expect.arrayContaining([...own, ...read]))
})
